import { isoNow } from '../backend.ts';
import { HttpFailure } from '../http/HttpFailure.ts';
import { limit } from '../http/limits.ts';
import { wholeNumber } from '../http/paging.ts';
import { get, post, type Call, type Resource } from '../http/route.ts';
import { asking } from '../jobs/filters.ts';
import { jobList, similarJobs } from '../jobs/jobList.ts';
import { jobListView, jobView, openJobs, publicJob } from '../jobs/jobState.ts';
import { CATEGORIES } from '../seed/trades.ts';
import { newId } from '../security/tokens.ts';

const REASONS = ['money', 'misleading', 'filled', 'discrimination', 'other'] as const;

/** The public jobs. */
export const jobs: Resource = (backend) => {
  const given = (call: Call) => asking(backend, call.query, call.visitor()?.user);
  const list = (call: Call) => {
    limit(backend, 'search', call);
    return jobList(given(call));
  };
  const newest = () => openJobs(backend).sort((a, b) => (b.postedAt ?? '').localeCompare(a.postedAt ?? ''));

  return [
    get('/api/jobs', list),
    get('/api/jobs/search', list),
    get('/api/jobs/featured', ({ query, visitor }) =>
      newest()
        .filter(({ tags }) => tags.includes('hot'))
        .slice(0, wholeNumber(query.get('limit'), 10, 1, 100))
        .map((job) => jobListView(backend, job, visitor()?.user)),
    ),
    get('/api/jobs/categories', () => {
      const open = openJobs(backend);
      return CATEGORIES.map(({ id, name }) => ({
        id,
        name,
        count: open.filter((job) => job.category === id).length,
      }));
    }),
    get('/api/jobs/:id', ({ param, visitor }) =>
      jobView(backend, publicJob(backend, param('id')), visitor()?.user),
    ),
    get('/api/jobs/:id/similar', (call) =>
      similarJobs(
        given(call),
        publicJob(backend, call.param('id')),
        wholeNumber(call.query.get('limit'), 4, 1, 20),
      ),
    ),
    post('/api/jobs/:id/reports', async (call) => {
      const job = publicJob(backend, call.param('id'));
      const form = await call.form();
      const reason = form.word('reason', REASONS);
      if (reason === undefined && !form.text('reason')) form.required('reason');
      const text = form.text('text', { max: 1000 }) ?? null;
      if (reason === 'other' && text === null) form.required('text', { max: 1000 });
      const email = form.text('email') === undefined ? null : form.email();
      const clientId = form.text('clientId', { max: 100 });
      form.done();
      const userId = call.visitor()?.user.id ?? null;
      const id = clientId === undefined ? newId() : `${userId}~${job.id}~${clientId}`;
      if (backend.data.jobReports.get(id)) return;
      limit(backend, 'report', call);
      if (reason === undefined) throw new HttpFailure(422, 'Choose a reason.');
      backend.data.jobReports.put({
        id,
        jobId: job.id,
        userId,
        reason,
        text,
        email,
        createdAt: isoNow(backend),
      });
    }),
  ];
};
