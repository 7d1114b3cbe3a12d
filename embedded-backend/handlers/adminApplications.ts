import { isoNow, isWithin } from '../backend.ts';
import { isInterview } from '../applications/interviews.ts';
import { checkMove, detailsOf, readMove, writeMove } from '../applications/moves.ts';
import { settled, settledWhere, writeNote } from '../applications/states.ts';
import { staffView, waitingDays, waitsLong } from '../applications/views.ts';
import type { Application } from '../data/jobRecords.ts';
import { HttpFailure, notFound } from '../http/HttpFailure.ts';
import { pagedList, type ListRule } from '../http/paging.ts';
import { get, post, type Resource } from '../http/route.ts';
import type { BulkResult } from './bulkUpdate.ts';

const BASE = '/api/admin/applications';
const MOST_AT_ONCE = 500;

/** The pipeline of sent applications. Drafts are not visible to staff. */
export const adminApplications: Resource = (backend) => {
  const { applications } = backend.data;
  const view = staffView(backend);
  const now = () => backend.now();
  const sent = (id: string): Application => {
    const record = applications.get(id);
    if (!record || record.status === 'draft') throw notFound('The application');
    return settled(backend, record);
  };
  const list: ListRule<Application> = {
    search: (record) => {
      const { applicantName, applicantEmail, jobReference } = view(record);
      const { jobTitle, company, reference } = record;
      return [applicantName, applicantEmail, jobTitle, company, reference, jobReference];
    },
    sort: {
      updatedAt: ({ updatedAt }) => updatedAt,
      submittedAt: ({ submittedAt }) => submittedAt,
      createdAt: ({ createdAt }) => createdAt,
      applicantName: (record) => view(record).applicantName,
      jobTitle: ({ jobTitle }) => jobTitle,
      company: ({ company }) => company,
      status: ({ status }) => status,
      waitingDays: (record) => waitingDays(record, now()),
    },
    defaultSort: 'updatedAt',
    defaultOrder: 'desc',
  };

  return [
    get(BASE, ({ admin, query }) => {
      admin();
      const statuses = query.getAll('status').filter(Boolean);
      const job = query.get('job') ?? '';
      const within = query.get('within') ?? '';
      const interview = query.get('interview') ?? '';
      const long = query.get('waiting') === 'long';
      const found = settledWhere(backend, ({ status }) => status !== 'draft').filter(
        (each) =>
          (statuses.length === 0 || statuses.includes(each.status)) &&
          (job === '' || each.jobId === job) &&
          (within === '' || (each.submittedAt !== null && isWithin(backend, each.submittedAt, within))) &&
          isInterview(each, interview, now()) &&
          (!long || waitsLong(each, now())),
      );
      const page = pagedList(found, query, list);
      return { ...page, data: page.data.map(view) };
    }),
    get(`${BASE}/:id`, ({ admin, param }) => {
      admin();
      return view(sent(param('id')));
    }),

    post(`${BASE}/:id/seen`, ({ admin, param }) => {
      admin();
      const application = sent(param('id'));
      if (application.seenAt !== null) return view(application);
      return view(applications.update(application.id, { seenAt: isoNow(backend) }));
    }),

    post(`${BASE}/:id/move`, async ({ admin, form: read, param }) => {
      admin();
      const application = sent(param('id'));
      const form = await read();
      const move = readMove(form);
      const expected = form.text('expected', { max: 40 });
      if (application.moveIds.includes(move.moveId)) return view(application);
      checkMove(application, move, expected, view);
      const patch = detailsOf(form, move, now(), application);
      return view(writeMove(backend, application, { ...move, patch }));
    }),

    post(`${BASE}/:id/notes`, async ({ admin, form: read, param }) => {
      admin();
      const application = sent(param('id'));
      const form = await read();
      const note = form.required('text', { max: 1000 });
      const visible = form.boolean('visible') ?? false;
      const clientId = form.text('clientId', { max: 100 });
      form.done();
      if (clientId !== undefined && application.moveIds.includes(clientId)) return view(application);
      return view(writeNote(backend, application, { note, visible, clientId }));
    }),

    post(`${BASE}/bulk-move`, async ({ admin, form: read }): Promise<BulkResult> => {
      admin();
      const form = await read();
      const ids = form.texts('ids', MOST_AT_ONCE);
      if (ids === undefined) form.fail('ids', 'This field is required.');
      const move = readMove(form);
      const patch = detailsOf(form, move, now());
      const failed: { id: string; message: string }[] = [];
      for (const id of new Set(ids)) {
        try {
          const application = sent(id);
          if (application.moveIds.includes(move.moveId)) continue;
          checkMove(application, move, undefined, view);
          writeMove(backend, application, { ...move, patch });
        } catch (error) {
          if (!(error instanceof HttpFailure)) throw error;
          failed.push({ id, message: error.message });
        }
      }
      return { updated: new Set(ids).size - failed.length, failed };
    }),
  ];
};
