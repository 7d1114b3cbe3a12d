import type { Education, Experience } from '@/api/endpoints/profileEntryShapes';

const FUTURE = '9999';
const LONG_AGO = '0000';

/**
 * Jobs sorted for display: current ones first, then by end, then by start; jobs without a start come last.
 */
export function jobsNewestFirst(jobs: readonly Experience[]): readonly Experience[] {
  const key = ({ startedOn, finishedOn }: Experience) =>
    startedOn === null ? '' : `${finishedOn ?? FUTURE} ${startedOn}`;
  return jobs.toSorted((one, other) => key(other).localeCompare(key(one)));
}

/** Education sorted for display: entries in progress first, then by end; entries without an end come last. */
export function educationNewestFirst(entries: readonly Education[]): readonly Education[] {
  const key = ({ inProgress, finishedOn, startedOn }: Education) =>
    `${inProgress ? FUTURE : (finishedOn ?? LONG_AGO)} ${startedOn ?? ''}`;
  return entries.toSorted((one, other) => key(other).localeCompare(key(one)));
}
