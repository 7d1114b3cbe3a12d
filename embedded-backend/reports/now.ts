import { type Backend, dayOf, isoNow } from '../backend.ts';
import type { Application } from '../data/jobRecords.ts';
import { openJobs } from '../jobs/jobState.ts';
import { fullNameOf } from '../security/sessions.ts';
import { isEnded } from './funnel.ts';

const DAY = 86_400_000;
const OLDEST = 10;
const ROWS = 20;
const USUAL_END = 21;
const AGES = [
  { from: 0, to: 7 },
  { from: 8, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
  { from: 91, to: null },
] as const;

/** The number of UTC days from one time to another. */
const daysBetween = (moment: string, now: string): number =>
  Math.max(0, Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(moment))) / DAY));

/** How long the open jobs have been open. */
export const openingsOf = (backend: Backend, applications: readonly Application[]) => {
  const asOf = isoNow(backend);
  const jobs = openJobs(backend).map((job) => ({
    id: job.id,
    reference: job.reference,
    title: job.title,
    days: daysBetween(job.postedAt ?? asOf, asOf),
    applications: applications.filter(({ jobId, status }) => jobId === job.id && status !== 'draft').length,
  }));
  return {
    asOf,
    total: jobs.length,
    ages: AGES.map(({ from, to }) => ({
      from,
      to,
      count: jobs.filter(({ days }) => days >= from && (to === null || days <= to)).length,
    })),
    oldest: jobs.sort((a, b) => b.days - a.days || a.id.localeCompare(b.id)).slice(0, OLDEST),
  };
};

/** The open applications that have had no change for longer than usual. */
export const waitingOf = (backend: Backend, applications: readonly Application[]) => {
  const now = backend.now();
  const rows = applications
    .filter((each) => each.status !== 'draft' && !isEnded(each))
    .map((each) => ({
      each,
      waitingDays: Math.floor(Math.max(0, now - Date.parse(each.updatedAt)) / DAY),
    }))
    .filter(({ each, waitingDays }) => waitingDays > (each.usualResponseDays?.to ?? USUAL_END))
    .sort((a, b) => b.waitingDays - a.waitingDays || a.each.id.localeCompare(b.each.id))
    .map(({ each, waitingDays }) => {
      const user = backend.data.users.get(each.userId);
      return {
        applicationId: each.id,
        name: user === undefined ? '' : fullNameOf(user),
        job: each.jobTitle,
        company: each.company,
        status: each.status,
        waitingDays,
      };
    });
  return { asOf: isoNow(backend), total: rows.length, rows: rows.slice(0, ROWS) };
};
