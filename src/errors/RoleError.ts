/** The role errors. */
export const ROLE_ERRORS = {
  noContext: 'No current role or user context available',
  notAvailable: 'Target role not available to user',
  noValidRoles: 'No valid roles available for user',
  switchFailed: 'Failed to switch role',
  initializeFailed: 'Failed to initialize role context',
} as const;
export type RoleErrorCode = keyof typeof ROLE_ERRORS;

/** A failed role switch or role context; `userMessage` returns the text for people. */
export class RoleError extends Error {
  override readonly name = 'RoleError';
  readonly code: RoleErrorCode;

  constructor(code: RoleErrorCode, options?: ErrorOptions) {
    super(ROLE_ERRORS[code], options);
    this.code = code;
  }
}
