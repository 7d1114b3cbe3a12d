import { ROLE_ERRORS } from './RoleError';

/** The texts of our own errors (docs/requirements.md#errors). Code throws these; people read the translation. */
export const RAW = {
  sessionExpired: 'Authentication expired. Please login again.',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  userDataMissing: 'Invalid response structure: user data is missing',
  userIdMissing: 'Invalid response structure: user ID is missing',
  formatNotRecognized: 'API response format not recognized',
  batchFailed: 'Batch operation failed',
  configurationMissing: 'Missing required environment variables',
  /** An answer that cannot be read, where the screen has a default text of its own. */
  unusable: 'Unusable response',
  network: 'Network error',
  timeout: 'Request timeout',
  aborted: 'Request aborted',
} as const;

export const unsupportedMethod = (method: string): string => `Unsupported method: ${method}`;

/** Raw texts that have a text for people word by word; 'Login failed' is not here, it has a rule of its own. */
export const KEY_OF_RAW: ReadonlyMap<string, string> = new Map([
  [RAW.sessionExpired, 'errors:sessionExpired'],
  [RAW.registrationFailed, 'errors:registration.default'],
  [RAW.userDataMissing, 'errors:response.userDataMissing'],
  [RAW.userIdMissing, 'errors:response.userIdMissing'],
  [RAW.formatNotRecognized, 'errors:response.formatNotRecognized'],
  [RAW.batchFailed, 'errors:batch.failed'],
  [RAW.configurationMissing, 'errors:configurationMissing'],
  [ROLE_ERRORS.noContext, 'errors:role.noContext'],
  [ROLE_ERRORS.notAvailable, 'errors:role.notAvailable'],
  [ROLE_ERRORS.noValidRoles, 'errors:role.noValidRoles'],
  [ROLE_ERRORS.switchFailed, 'errors:role.switchFailed'],
  [ROLE_ERRORS.initializeFailed, 'errors:role.initializeFailed'],
]);
