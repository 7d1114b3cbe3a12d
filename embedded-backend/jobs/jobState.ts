import type { Backend } from '../backend.ts';
import type { Application, Job } from '../data/jobRecords.ts';
import type { User } from '../data/records.ts';
import { notFound } from '../http/HttpFailure.ts';
import { salaryView } from './pay.ts';

/** The state of a job by the backend's clock, and its public data. */
export const statusOf = (job: Job, now: number): 'draft' | 'scheduled' | 'open' | 'closed' => {
  if (job.publishAt === null) return 'draft';
  if (job.closedAt !== null) return 'closed';
  if (Date.parse(job.publishAt) > now) return 'scheduled';
  return job.closesAt !== null && Date.parse(job.closesAt) <= now ? 'closed' : 'open';
};

/** When and why a job closed: by hand, or by its closing date. */
export const closingOf = (job: Job, now: number): Pick<Job, 'closedAt' | 'closedReason'> => {
  if (statusOf(job, now) !== 'closed') return { closedAt: null, closedReason: null };
  if (job.closedAt !== null) return { closedAt: job.closedAt, closedReason: job.closedReason };
  return { closedAt: job.closesAt, closedReason: 'expired' };
};

export const openJobs = (backend: Backend): Job[] => {
  const now = backend.now();
  return backend.data.jobs.filter((job) => statusOf(job, now) === 'open');
};

/** A job that is or was public. @throws HttpFailure 404 for drafts and scheduled jobs */
export const publicJob = (backend: Backend, id: string): Job => {
  const job = backend.data.jobs.require(id);
  const status = statusOf(job, backend.now());
  if (status === 'draft' || status === 'scheduled') throw notFound('The job');
  return job;
};

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

/** The record without empty values. */
const givenOf = <T extends object>(record: T): Partial<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => isGiven(value))) as Partial<T>;

/** Whether a signed-in person has saved a job or applied for it. */
const viewerOf = (backend: Backend, user: User | undefined, job: Job) => {
  if (!user) return {};
  const { applications, savedJobs } = backend.data;
  const mine = applications.find((each: Application) => each.userId === user.id && each.jobId === job.id);
  return {
    viewer: {
      saved: savedJobs.get(`${user.id}~${job.id}`) !== undefined,
      ...(mine
        ? { applicationId: mine.id, applicationStatus: mine.status, appliedAt: mine.submittedAt }
        : {}),
    },
  };
};

/** The public data of a job. */
export const jobView = (backend: Backend, job: Job, user?: User) => {
  const {
    publishAt: _publishAt,
    created: _created,
    lastModified: _lastModified,
    documentsAsked,
    ...rest
  } = job;
  return {
    ...givenOf({ ...rest, salary: salaryView(job.salary), ...closingOf(job, backend.now()) }),
    // An empty list means that documents may be added.
    ...(documentsAsked === null ? {} : { documentsAsked }),
    status: statusOf(job, backend.now()),
    ...viewerOf(backend, user, job),
  };
};

/** A job in a list, without its long texts. */
export const jobListView = (backend: Backend, job: Job, user?: User) => {
  const {
    description: _description,
    requirements: _requirements,
    benefits: _benefits,
    screening: _screening,
    ...rest
  } = jobView(backend, job, user);
  return rest;
};
