import { DAY, MINUTE } from './time';

/** The tags and types of jobs. */
export const JOB_TAGS = ['hot', 'new', 'remote'] as const;
export type JobTag = (typeof JOB_TAGS)[number];
export const JOB_TYPES = ['full-time', 'part-time', 'contract', 'temporary'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** The categories with translated names; a server may have others. */
export const JOB_CATEGORIES = [
  'construction',
  'healthcare',
  'transport',
  'technology',
  'hospitality',
  'education',
  'agriculture',
] as const;

export const CANADA = 'CA';

/** Countries offered as a filter when the server does not list its own; Canada first. */
export const JOB_COUNTRIES = [CANADA, 'AU', 'DE', 'GB', 'NZ', 'US', 'AE'] as const;

/** ISO 3166-2 codes of the provinces and territories, west to east, then north. */
export const CANADIAN_REGIONS = [
  'CA-BC',
  'CA-AB',
  'CA-SK',
  'CA-MB',
  'CA-ON',
  'CA-QC',
  'CA-NB',
  'CA-NS',
  'CA-PE',
  'CA-NL',
  'CA-YT',
  'CA-NT',
  'CA-NU',
] as const;
export type CanadianRegion = (typeof CANADIAN_REGIONS)[number];

export const PAY_PERIODS = ['year', 'month', 'week', 'hour'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];
/** How many of each period make a year, full time: 2080 hours. */
export const PERIODS_A_YEAR: Readonly<Record<PayPeriod, number>> = {
  year: 1,
  month: 12,
  week: 52,
  hour: 2080,
};
/** A higher amount is treated as a mistake. */
export const HIGHEST_PAY = 1_000_000_000;

/** Choices of the filter 'Posted', in days. */
export const POSTED_WITHIN = [1, 3, 7, 14, 30] as const;
/** Jobs on one page of results. */
export const JOBS_A_PAGE = 20;

export const JOB_STATUSES = ['draft', 'scheduled', 'open', 'closed'] as const;
export const CLOSE_REASONS = ['filled', 'expired', 'withdrawn'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];
export const REPORT_REASONS = ['money', 'misleading', 'filled', 'discrimination', 'other'] as const;
export const QUESTION_KINDS = ['yesNo', 'choice', 'number', 'text'] as const;
export const COVER_LETTER_RULES = ['none', 'optional', 'required'] as const;

/** Statuses of an application; a server may send other words. */
export const APPLICATION_STATUSES = [
  'draft',
  'submitted',
  'inReview',
  'interview',
  'offer',
  'accepted',
  'declined',
  'rejected',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
/** The statuses to which staff may move an application. */
export const STAFF_MOVES = ['inReview', 'interview', 'offer', 'rejected'] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];
export const OUTCOME_REASONS = ['filled', 'requirements', 'otherCandidate', 'incomplete', 'other'] as const;
export type OutcomeReason = (typeof OUTCOME_REASONS)[number];
export const INTERVIEW_KINDS = ['video', 'phone', 'onsite'] as const;
/** State of a proposed time for the applicant who chooses. */
export const TIME_STATES = ['free', 'taken', 'passed'] as const;
/** Filters of the staff's list by interview. */
export const INTERVIEW_FILTERS = ['open', 'none', 'soon'] as const;
/** Limits of interview proposals, and until when a chosen time can be changed. Times in ms. */
export const INTERVIEW = {
  /** Length of an interview in minutes. */
  lengths: [15, 30, 45, 60, 90, 120],
  usualLength: 45,
  mostTimes: 5,
  soonest: 30 * MINUTE,
  latest: 90 * DAY,
  changeUntil: DAY,
  note: 500,
} as const;
/** The applicant's data that are sent with an application, by their names in the API. */
export const SENT_FIELDS = [
  'name',
  'email',
  'phone',
  'residence',
  'headline',
  'experience',
  'education',
  'skills',
  'languages',
] as const;
/** The consents requested with an application, and the version of their texts. */
export const APPLICATION_CONSENTS = {
  share: { id: 'share', version: 1, required: true },
  keep: { id: 'keep', version: 1, required: false },
} as const;

/** Longest texts in characters, and the number of saved searches. */
export const JOB_LIMITS = {
  words: 200,
  coverLetter: 5000,
  note: 2000,
  staffNote: 1000,
  reason: 500,
  report: 1000,
  searchName: 60,
  searches: 20,
  pageSize: 200,
} as const;
