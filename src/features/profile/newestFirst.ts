import type { Education, Experience } from '@/api/endpoints/profileEntryShapes';

const FUTURE = '9999';
const LONG_AGO = '0000';

/** Jobs: those that go on first, then by their end, then by their start; what has no start comes last. */
export function jobsNewestFirst(jobs: readonly Experience[]): readonly Experience[] {
  const key = ({ startedOn, finishedOn }: Experience) =>
    startedOn === null ? '' : `${finishedOn ?? FUTURE} ${startedOn}`;
  return jobs.toSorted((one, other) => key(other).localeCompare(key(one)));
}

/** Education: what goes on first, then by its end; what has no end comes last. */
export function educationNewestFirst(entries: readonly Education[]): readonly Education[] {
  const key = ({ inProgress, finishedOn, startedOn }: Education) =>
    `${inProgress ? FUTURE : (finishedOn ?? LONG_AGO)} ${startedOn ?? ''}`;
  return entries.toSorted((one, other) => key(other).localeCompare(key(one)));
}
