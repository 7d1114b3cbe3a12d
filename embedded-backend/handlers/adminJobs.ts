import { isoNow } from '../backend.ts';
import type { Job } from '../data/jobRecords.ts';
import { conflict } from '../http/HttpFailure.ts';
import { created, post, type Resource } from '../http/route.ts';
import { closingOf, statusOf } from '../jobs/jobState.ts';
import { checkClosing, jobWriter } from '../jobs/jobWriter.ts';
import { salaryView } from '../jobs/pay.ts';
import { newId } from '../security/tokens.ts';
import { adminRoutes } from './adminEntity.ts';
import { bulkUpdate } from './bulkUpdate.ts';

const PATH = '/api/admin/jobs';
const REASONS = ['filled', 'expired', 'withdrawn'] as const;

/** Job postings in every state, for staff. */
export const adminJobs: Resource = (backend) => {
  const { jobs, applications, savedJobs } = backend.data;
  const writer = jobWriter(backend);
  const sentFor = (job: Job): number =>
    applications.filter(({ jobId, status }) => jobId === job.id && status !== 'draft').length;
  const view = (job: Job) => ({
    ...job,
    ...closingOf(job, backend.now()),
    salary: salaryView(job.salary),
    status: statusOf(job, backend.now()),
    applicationCount: sentFor(job),
  });
  const now = () => backend.now();

  return [
    ...adminRoutes<Job>({
      path: PATH,
      all: () => jobs.all(),
      require: (id) => jobs.require(id),
      view,
      filter: (all, query) => {
        const wanted = query.getAll('status').filter(Boolean);
        return wanted.length === 0 ? all : all.filter((job) => wanted.includes(statusOf(job, now())));
      },
      list: {
        search: ({ reference, title, company, location }) => [reference, title, company, location],
        sort: {
          lastModified: ({ lastModified }) => lastModified,
          reference: ({ reference }) => reference,
          title: ({ title }) => title,
          company: ({ company }) => company,
          location: ({ location }) => location,
          status: (job) => statusOf(job, now()),
          applicationCount: sentFor,
          closesAt: ({ closesAt }) => closesAt,
          publishAt: ({ publishAt }) => publishAt,
          postedAt: ({ postedAt }) => postedAt,
        },
        defaultSort: 'lastModified',
        defaultOrder: 'desc',
      },
      insert: writer.insert,
      change: (id, form) => writer.change(id, form, view),
      remove: (id) => {
        const count = sentFor(jobs.require(id));
        if (count > 0) {
          const what = count === 1 ? '1 application' : `${count} applications`;
          throw conflict(`This job has ${what}. Close it instead.`, { applicationCount: count });
        }
        applications.deleteWhere(({ jobId }) => jobId === id);
        savedJobs.deleteWhere(({ jobId }) => jobId === id);
        jobs.delete(id);
      },
    }),
    post(`${PATH}/bulk-update`, async ({ admin, form }) => {
      admin();
      return bulkUpdate(await form(), (id, item) => void writer.change(id, item, view));
    }),
    post(`${PATH}/:id/close`, async ({ admin, form: read, param }) => {
      admin();
      const job = jobs.require(param('id'));
      const form = await read();
      const reason = form.word('reason', REASONS);
      if (reason === undefined) form.required('reason');
      form.done();
      const status = statusOf(job, now());
      if (status !== 'open' && status !== 'scheduled') {
        throw conflict('Only an open or scheduled job can be closed.', { current: view(job) });
      }
      return view(writer.mark(job, { closedAt: isoNow(backend), closedReason: reason ?? null }));
    }),
    post(`${PATH}/:id/reopen`, async ({ admin, form: read, param }) => {
      admin();
      const job = jobs.require(param('id'));
      const form = await read();
      const closesAt = form.moment('closesAt') ?? null;
      if (closesAt !== null) checkClosing(form, closesAt, now(), now());
      form.done();
      if (statusOf(job, now()) !== 'closed') {
        throw conflict('Only a closed job can be reopened.', { current: view(job) });
      }
      return view(writer.mark(job, { closedAt: null, closedReason: null, closesAt }));
    }),
    post(`${PATH}/:id/duplicate`, async ({ admin, form: read, param }) => {
      admin();
      const job = jobs.require(param('id'));
      const form = await read();
      const clientId = form.text('clientId', { max: 100 });
      form.done();
      const id = clientId === undefined ? newId() : `copy-${clientId}`;
      const before = jobs.get(id);
      return before ? view(before) : created(view(writer.duplicate(job, id)));
    }),
  ];
};
