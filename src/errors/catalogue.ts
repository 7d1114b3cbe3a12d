import { ROLE_ERRORS } from './RoleError';

/** The app's own error texts (docs/requirements.md#errors). Code throws these; people read a translation. */
export const RAW = {
  sessionExpired: 'Authentication expired. Please login again.',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  userDataMissing: 'Invalid response structure: user data is missing',
  userIdMissing: 'Invalid response structure: user ID is missing',
  formatNotRecognized: 'API response format not recognized',
  batchFailed: 'Batch operation failed',
  configurationMissing: 'Missing required environment variables',
  /** An unreadable answer, for calls whose screen has its own default text. */
  unusable: 'Unusable response',
  network: 'Network error',
  timeout: 'Request timeout',
  aborted: 'Request aborted',
} as const;

export const unsupportedMethod = (method: string): string => `Unsupported method: ${method}`;

/** Raw texts and their translated messages. 'Login failed' is not here because it has its own rule. */
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
