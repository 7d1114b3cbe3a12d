import { queryOptions } from '@tanstack/react-query';
import { type Job, type JobPage, jobs } from '@/api/endpoints/jobs';
import { savedJobs } from '@/api/endpoints/savedJobs';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { readPages } from '@/api/readPages';
import { send } from '@/api/send';
import { JOBS, type JobFilters, sentQuery } from './filters';

/** Cache time of a job, in ms; number of featured jobs; size and most pages of the saved jobs. */
const FRESH_JOB = 60_000;
const ALIKE = 4;
const SAVED_A_PAGE = 200;
const MOST_PAGES = 5;

/** The query for a page of jobs. The search endpoint is used only when there is search text. */
export function listQuery(filters: JobFilters) {
  const { q, ...query } = sentQuery(filters);
  return q === undefined
    ? queryOptionsFor(jobs.list, { query })
    : queryOptionsFor(jobs.search, { query: { q, ...query } });
}

/**
 * The query for the number of matching jobs. @param since ISO date and time: counts only jobs posted after it
 */
export function countQuery(filters: JobFilters, since?: string) {
  const { q, ...rest } = sentQuery({ ...filters, page: 1 });
  const query = { ...rest, pageSize: 1, since: since ?? null };
  return q === undefined
    ? queryOptionsFor(jobs.list, { query })
    : queryOptionsFor(jobs.search, { query: { q, ...query } });
}

/** The job as a cached list has it, without its long texts. */
function cachedJob(id: string): Job | undefined {
  for (const endpoint of [jobs.list, jobs.search]) {
    for (const [, page] of queryClient().getQueriesData<JobPage>({ queryKey: [endpoint.path] })) {
      const found = page?.data.find((job) => job.id === id);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** One job. Until it is loaded, the data of a cached list is shown. */
export const jobQuery = (id: string) =>
  queryOptions({
    ...queryOptionsFor(jobs.byId, { path: { id } }),
    queryFn: ({ signal }) => send(jobs.byId, { path: { id }, signal }),
    staleTime: FRESH_JOB,
    placeholderData: () => cachedJob(id),
  });

export const similarQuery = (id: string) =>
  queryOptionsFor(jobs.similar, { path: { id }, query: { limit: ALIKE } });

/** Jobs of the same category and country, for a backend that offers no similar jobs. */
export const alikeQuery = ({ category, countryCode }: Pick<Job, 'category' | 'countryCode'>) =>
  listQuery({ ...JOBS.plain, category: category ? [category] : [], country: countryCode ?? null });

export const featuredQuery = () => queryOptionsFor(jobs.featured, { query: { limit: ALIKE } });
/** All jobs that are saved in the account: they have no pages, so a smaller page of the server hides none. */
export const savedQuery = () =>
  queryOptions({
    queryKey: [savedJobs.list.path, null, 'all'],
    queryFn: ({ signal }) =>
      readPages(
        async (page, pageSize) => {
          const answer = await send(savedJobs.list, { query: { page, pageSize }, signal });
          return { ...answer, data: answer.data.map(({ job }) => job) };
        },
        SAVED_A_PAGE,
        MOST_PAGES,
      ),
  });
export const searchesQuery = () => queryOptionsFor(savedJobs.searches);

export const filtersOfQuery = (query: string): JobFilters => JOBS.read(query);
