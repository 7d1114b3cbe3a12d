import { pageOf, pageQuery, readItems, readList } from '@/api/lists';
import { date, id, named, unusedAnswer, text } from '@/api/scalars';
import { get, post, put, remove, z } from '@/api/schema';
import { job } from './jobShapes';

/**
 * Saved jobs and saved searches of the signed-in person. Their writes do not refresh the cached job lists, so
 * that no row moves; src/features/jobs/kept requests what has changed.
 */
const savedJob = named('SavedJob', z.object({ job, savedAt: date }));

const search = named(
  'SavedSearch',
  z.object({
    id,
    name: text,
    /** The query string of the jobs page, without its page number and question mark. */
    query: text,
    /** Jobs posted after this time are new. */
    seenAt: date,
  }),
);
const input = named('SavedSearchInput', z.object({ name: text, query: text, seenAt: z.optional(text) }));

const SEARCHES = '/api/jobs/searches';

/** The job lists show which jobs are saved, and the dashboard shows the saved jobs. */
const SAVED = ['/api/jobs', '/api/user/dashboard'] as const;

export const savedJobs = {
  list: get('/api/jobs/saved', 'One page of the saved jobs, newest first, closed ones too', {
    query: z.object({ page: pageQuery.page, pageSize: pageQuery.pageSize }),
    response: pageOf(savedJob),
    read: readList(savedJob),
    isProposal: true,
  }),
  save: post('/api/jobs/{id}/save', 'Keep a job for later', {
    body: z.object({}),
    response: unusedAnswer,
    repeatable: true,
    makesStale: SAVED,
    isProposal: true,
  }),
  unsave: remove('/api/jobs/{id}/save', 'Keep a job no longer', {
    response: unusedAnswer,
    makesStale: SAVED,
    isProposal: true,
  }),
  searches: get(SEARCHES, 'The saved searches', {
    response: z.array(search),
    read: readItems(search),
    isProposal: true,
  }),
  addSearch: post(SEARCHES, 'Save a search; 20 at most; the same clientId again changes nothing', {
    body: z.extend(input, { clientId: z.optional(text) }),
    response: search,
    conflicts: [422],
    makesStale: [SEARCHES],
    isProposal: true,
  }),
  changeSearch: put(`${SEARCHES}/{id}`, 'Rename a saved search, or say that its jobs were seen', {
    body: z.partial(input),
    response: search,
    conflicts: [422],
    makesStale: [SEARCHES],
    isProposal: true,
  }),
  removeSearch: remove(`${SEARCHES}/{id}`, 'Delete a saved search', {
    response: unusedAnswer,
    makesStale: [SEARCHES],
    isProposal: true,
  }),
};
