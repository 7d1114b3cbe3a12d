/** What a job may be tagged with, and its types. */
export const JOB_TAGS = ['hot', 'new', 'remote'] as const;
export type JobTag = (typeof JOB_TAGS)[number];
export const JOB_TYPES = ['full-time', 'part-time', 'contract', 'temporary'] as const;
export type JobType = (typeof JOB_TYPES)[number];
