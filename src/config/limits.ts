import { DAY, HOUR, MINUTE, SECOND } from './time';

/** Business constants and limits. Times in milliseconds. */

export const API = {
  /** The time limit of a request without a setting; also the highest accepted setting. */
  defaultTimeout: 30 * SECOND,
  /** Attempts of a call, with waits of 1 s and 2 s between them. */
  attempts: 3,
  retryWait: SECOND,
  /** A longer Retry-After is cut to this. */
  longestRetryAfter: 60 * SECOND,
  cacheFresh: 5 * MINUTE,
  /**
   * For this long after an error that a retry cannot help, the read is not sent again; the error is shown.
   */
  failureStands: 10 * SECOND,
  /** Countries and education levels: one retry, five seconds for each attempt. */
  referenceData: { attempts: 2, timeout: 5 * SECOND },
  fallbackDelay: { countries: 300, educationLevels: 500 },
  /** Default limit of popular, featured and recent lists, and default page size of the education search. */
  pageSize: 10,
} as const;

export const SESSION = {
  timeout: HOUR,
  /** The timeout while this device is used offline. */
  offlineTimeout: 14 * DAY,
  /** How long before the end the dialog that offers to stay opens. */
  warning: 2 * MINUTE,
} as const;

export const ROLE_SECURITY = {
  switchesPerHour: 50,
  switchWindow: HOUR,
  validationInterval: 300 * SECOND,
  failedValidations: 3,
  auditRetention: 90 * DAY,
} as const;

export const LOGGING = {
  /** Number of entries kept in storage. */
  stored: 1000,
  batch: 10,
  flushInterval: 30 * SECOND,
  /** Number of entries that wait while the log endpoint does not answer. */
  queued: 1000,
} as const;

/** How often the admin desk is read again while the page is visible. */
export const DESK_AGAIN_AFTER = 5 * MINUTE;

export const TOAST = { success: 3 * SECOND, error: 5 * SECOND, profileMenuError: 6 * SECOND } as const;

export const PASSWORD_MIN_LENGTH = 6;
/** The longest possible e-mail address (RFC 5321). Longer input is rejected before any pattern matching. */
export const EMAIL_MAX_LENGTH = 254;
export const SOCIAL_STUB_DELAY = 1500;
export const BADGE_MAX = 99;
/** A profile above this percentage counts as complete. */
export const PROFILE_COMPLETE_ABOVE = 90;
/** Days between the request to delete an account and its deletion. */
export const COOLING_OFF_DAYS = 30;
/** Longest server text that is shown, in characters. */
export const MESSAGE_MAX_LENGTH = 300;
/** Largest file for an upload in MB: the default, and the highest accepted setting. */
export const UPLOAD_MB = { standard: 10, most: 50 } as const;
/**
 * Time limits of an upload or a download, in ms: without any progress, and for the
 * answer after everything is sent.
 */
export const TRANSFER_WAIT = { withoutByte: 30 * SECOND, withoutAnswer: 60 * SECOND } as const;
/** Number of files that can be chosen at once. */
export const UPLOAD_FILES = 20;
