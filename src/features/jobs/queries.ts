import { queryOptions } from '@tanstack/react-query';
import { type Job, type JobPage, jobs } from '@/api/endpoints/jobs';
import { savedJobs } from '@/api/endpoints/savedJobs';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { send } from '@/api/send';
import { JOBS, type JobFilters, sentQuery } from './filters';

/** What the pages of jobs read. */
const FRESH_JOB = 60_000;
const ALIKE = 4;
const MOST_SAVED = 200;

/** The page of jobs that filters ask for; searched only where there are words. */
export function listQuery(filters: JobFilters) {
  const { q, ...query } = sentQuery(filters);
  return q === undefined
    ? queryOptionsFor(jobs.list, { query })
    : queryOptionsFor(jobs.search, { query: { q, ...query } });
}

/** How many jobs filters find. @param since only those posted after this moment */
export function countQuery(filters: JobFilters, since?: string) {
  const { q, ...rest } = sentQuery({ ...filters, page: 1 });
  const query = { ...rest, pageSize: 1, ...(since === undefined ? {} : { since }) };
  return q === undefined
    ? queryOptionsFor(jobs.list, { query })
    : queryOptionsFor(jobs.search, { query: { q, ...query } });
}

/** A job as a list has told it already, without its long parts. */
function knownJob(id: string): Job | undefined {
  for (const endpoint of [jobs.list, jobs.search]) {
    for (const [, page] of queryClient().getQueriesData<JobPage>({ queryKey: [endpoint.path] })) {
      const found = page?.data.find((job) => job.id === id);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** One job; what a list knows of it stands in until it has come. */
export const jobQuery = (id: string) =>
  queryOptions({
    ...queryOptionsFor(jobs.byId, { path: { id } }),
    queryFn: ({ signal }) => send(jobs.byId, { path: { id }, signal }),
    staleTime: FRESH_JOB,
    placeholderData: () => knownJob(id),
  });

export const similarQuery = (id: string) =>
  queryOptionsFor(jobs.similar, { path: { id }, query: { limit: ALIKE } });

/** Jobs of the same category and country: for a backend that does not look for similar ones. */
export const alikeQuery = ({ category, countryCode }: Pick<Job, 'category' | 'countryCode'>) =>
  listQuery({ ...JOBS.plain, category: category ? [category] : [], country: countryCode ?? null });

export const featuredQuery = () => queryOptionsFor(jobs.featured, { query: { limit: ALIKE } });
export const savedQuery = () => queryOptionsFor(savedJobs.list, { query: { page: 1, pageSize: MOST_SAVED } });
export const searchesQuery = () => queryOptionsFor(savedJobs.searches);

/** The filters of a query that was kept. */
export const filtersOfQuery = (query: string): JobFilters => JOBS.read(query);
