import { isoNow } from '../backend.ts';
import type { SavedSearch } from '../data/jobRecords.ts';
import { invalid, notFound } from '../http/HttpFailure.ts';
import { page } from '../http/paging.ts';
import { created, del, get, post, put, type Resource } from '../http/route.ts';
import { jobListView, publicJob } from '../jobs/jobState.ts';
import { newId } from '../security/tokens.ts';

const MOST_SEARCHES = 20;
const NAME = { max: 60 };
const QUERY = { max: 2000 };

/** The jobs and searches that a signed-in person has saved. */
export const savedJobs: Resource = (backend) => {
  const { jobs, savedJobs, savedSearches } = backend.data;
  const savedId = (userId: string, jobId: string): string => `${userId}~${jobId}`;
  const view = ({ id, name, query, seenAt }: SavedSearch) => ({ id, name, query, seenAt });
  const searchesOf = (id: string): SavedSearch[] => savedSearches.filter(({ userId }) => userId === id);
  const own = (userId: string, id: string): SavedSearch => {
    const search = savedSearches.get(id);
    if (search?.userId !== userId) throw notFound('The saved search');
    return search;
  };

  return [
    get('/api/jobs/saved', ({ user, query }) => {
      const asking = user();
      const saved = savedJobs
        .filter(({ userId }) => userId === asking.id)
        .sort((a, b) => b.savedAt.localeCompare(a.savedAt))
        .flatMap(({ jobId, savedAt }) => {
          const job = jobs.get(jobId);
          return job ? [{ job: jobListView(backend, job, asking), savedAt }] : [];
        });
      return page(saved, query);
    }),
    post('/api/jobs/:id/save', ({ user, param }) => {
      const userId = user().id;
      const job = publicJob(backend, param('id'));
      const id = savedId(userId, job.id);
      if (!savedJobs.get(id)) savedJobs.put({ id, userId, jobId: job.id, savedAt: isoNow(backend) });
      return { saved: true };
    }),
    del('/api/jobs/:id/save', ({ user, param }) => {
      savedJobs.delete(savedId(user().id, jobs.require(param('id')).id));
      return { saved: false };
    }),

    get('/api/jobs/searches', ({ user }) =>
      searchesOf(user().id)
        .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
        .map(view),
    ),
    post('/api/jobs/searches', async ({ user, form: read }) => {
      const userId = user().id;
      const form = await read();
      const name = form.required('name', NAME);
      const query = form.text('query', QUERY) ?? '';
      const seenAt = form.moment('seenAt') ?? isoNow(backend);
      const clientId = form.text('clientId', { max: 100 });
      form.done();
      const id = clientId === undefined ? newId() : savedId(userId, clientId);
      const before = savedSearches.get(id);
      if (before) return view(before);
      if (searchesOf(userId).length >= MOST_SEARCHES) {
        throw invalid({ name: [`You can keep ${MOST_SEARCHES} searches. Delete one first.`] });
      }
      const record = { id, userId, name, query, seenAt, createdAt: isoNow(backend) };
      return created(view(savedSearches.put(record)));
    }),
    put('/api/jobs/searches/:id', async ({ user, form: read, param }) => {
      const search = own(user().id, param('id'));
      const form = await read();
      const name = form.has('name') ? form.required('name', NAME) : search.name;
      const query = form.has('query') ? (form.text('query', QUERY) ?? '') : search.query;
      const seenAt = form.moment('seenAt') ?? search.seenAt;
      form.done();
      return view(savedSearches.update(search.id, { name, query, seenAt }));
    }),
    del('/api/jobs/searches/:id', ({ user, param }) => {
      savedSearches.delete(own(user().id, param('id')).id);
    }),
  ];
};
