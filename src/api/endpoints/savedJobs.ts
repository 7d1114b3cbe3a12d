import { pageOf, pageQuery, readItems, readUsable } from '@/api/lists';
import { date, id, named, nothing, text } from '@/api/scalars';
import { get, post, put, remove, z } from '@/api/schema';
import { job } from './jobShapes';

/**
 * What a signed-in person keeps: jobs, and searches to come back to. A write leaves the cache as it is: the lists of
 * jobs stay where they were, and src/features/jobs/kept asks again for what changed.
 */
const savedJob = named('SavedJob', z.object({ job, savedAt: date }));
export type SavedJob = z.infer<typeof savedJob>;

const search = named(
  'SavedSearch',
  z.object({
    id,
    name: text,
    /** The address's query without its page, and without the question mark. */
    query: text,
    /** Jobs posted after this moment are new. */
    seenAt: date,
  }),
);
export type SavedSearch = z.infer<typeof search>;
const input = named('SavedSearchInput', z.object({ name: text, query: text, seenAt: z.optional(text) }));

const SEARCHES = '/api/jobs/searches';

/** The lists of jobs say which are saved, and the dashboard shows those. */
const SAVED = ['/api/jobs', '/api/user/dashboard'] as const;

export const savedJobs = {
  list: get('/api/jobs/saved', 'One page of the saved jobs, newest first, closed ones too', {
    query: z.object({ page: pageQuery.page, pageSize: pageQuery.pageSize }),
    response: pageOf(savedJob),
    read: readUsable(savedJob),
    ours: true,
  }),
  save: post('/api/jobs/{id}/save', 'Keep a job for later', {
    body: z.object({}),
    response: nothing,
    repeatable: true,
    touches: SAVED,
    ours: true,
  }),
  unsave: remove('/api/jobs/{id}/save', 'Keep a job no longer', {
    response: nothing,
    touches: SAVED,
    ours: true,
  }),
  searches: get(SEARCHES, 'The saved searches', {
    response: z.array(search),
    read: readItems(search),
    ours: true,
  }),
  addSearch: post(SEARCHES, 'Save a search; 20 at most', {
    body: input,
    response: search,
    conflicts: [422],
    touches: [SEARCHES],
    ours: true,
  }),
  changeSearch: put(`${SEARCHES}/{id}`, 'Rename a saved search, or say that its jobs were seen', {
    body: z.partial(input),
    response: search,
    conflicts: [422],
    touches: [SEARCHES],
    ours: true,
  }),
  removeSearch: remove(`${SEARCHES}/{id}`, 'Delete a saved search', {
    response: nothing,
    touches: [SEARCHES],
    ours: true,
  }),
};
