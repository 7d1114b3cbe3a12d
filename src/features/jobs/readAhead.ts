import { readEarly } from '@/api/queries';
import type { ReadAhead } from '@/ui/page/visit';
import { JOBS } from './filters';
import { jobQuery, listQuery } from './queries';
import { readSegment } from './slug';
import { usableFilters } from './viewer';

/** Starts reading the job of the address, or the page of jobs that its query string asks for. */
export const readAhead: ReadAhead = ({ user, params }) => {
  if (params.job !== undefined) {
    const id = readSegment(params.job)?.id;
    if (id !== undefined) readEarly(jobQuery(id));
    return;
  }
  const viewer = { userId: user?.id ?? null, hasProfile: user !== null && user.userProfileId !== null };
  readEarly(listQuery(usableFilters(JOBS.read(location.search), viewer)));
};
