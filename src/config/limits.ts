/** Business constants and limits. Times in milliseconds. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const API = {
  /** What the client uses when it is given nothing; also the most it accepts. */
  defaultTimeout: 30 * SECOND,
  /** Attempts in all, with waits of 1 s, then 2 s between them. */
  attempts: 3,
  retryWait: SECOND,
  /** The most that a Retry-After is waited for. */
  longestRetryAfter: 60 * SECOND,
  cacheFresh: 5 * MINUTE,
  /** A failure that a retry would not help is shown, and not asked about again, by what opens within this time. */
  failureStands: 10 * SECOND,
  /** Countries and education levels: one retry, five seconds. */
  referenceData: { attempts: 2, timeout: 5 * SECOND },
  fallbackDelay: { countries: 300, educationLevels: 500 },
  /** Default limit for popular, featured and recent; default page size of the education search. */
  pageSize: 10,
} as const;

export const SESSION = {
  timeout: HOUR,
  /** Where this device is used offline. */
  offlineTimeout: 14 * DAY,
  /** The dialog that offers to stay opens this long before the end. */
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
  /** Entries kept in storage. */
  stored: 1000,
  batch: 10,
  flushInterval: 30 * SECOND,
  /** Entries that wait for the log endpoint while it does not answer. */
  queued: 1000,
} as const;

/** What waits for the agency is read again after this long, while the page is seen. */
export const DESK_AGAIN_AFTER = 5 * MINUTE;

export const TOAST = { success: 3 * SECOND, error: 5 * SECOND, profileMenuError: 6 * SECOND } as const;

export const PASSWORD_MIN_LENGTH = 6;
/** The longest e-mail address there can be (RFC 5321); longer input is refused before it is matched. */
export const EMAIL_MAX_LENGTH = 254;
export const SOCIAL_STUB_DELAY = 1500;
export const BADGE_MAX = 99;
/** A profile is complete above this many percent. */
export const PROFILE_COMPLETE_ABOVE = 90;
/** Days between asking for the deletion of an account and its end. */
export const COOLING_OFF_DAYS = 30;
/** No server text longer than this is shown. */
export const MESSAGE_MAX_LENGTH = 300;
/** The largest file that may be chosen, in MB: what a deployment gets, and the most that it may set. */
export const UPLOAD_MB = { standard: 10, most: 50 } as const;
/** How long an upload or a download may stand still, and how long the answer may take once everything is sent, in ms. */
export const TRANSFER_WAIT = { withoutByte: 30 * SECOND, withoutAnswer: 60 * SECOND } as const;
/** What may be chosen at once. */
export const UPLOAD_FILES = 20;
