import { isoNow } from '../backend.ts';
import type { Application } from '../data/jobRecords.ts';
import type { User } from '../data/records.ts';
import { OPTIONAL_CONSENTS } from '../applications/ledger.ts';
import { checkStep, forbidden, settled, settledWhere, writeStep } from '../applications/states.ts';
import { applicantView, nextNudgeOf } from '../applications/views.ts';
import { conflict, notFound } from '../http/HttpFailure.ts';
import { pagedList, type ListRule } from '../http/paging.ts';
import { get, post, put, type Resource } from '../http/route.ts';

const LIST: ListRule<Application> = {
  search: ({ jobTitle, company, reference }) => [jobTitle, company, reference],
  sort: {
    updatedAt: ({ updatedAt }) => updatedAt,
    createdAt: ({ createdAt }) => createdAt,
    submittedAt: ({ submittedAt }) => submittedAt,
    company: ({ company }) => company,
    status: ({ status }) => status,
  },
  defaultSort: 'updatedAt',
  defaultOrder: 'desc',
};
const BASE = '/api/jobs/applications';
const REASON = { max: 500 };

/** The applications of the signed-in person. Those of others are answered with 404. */
export const applications: Resource = (backend) => {
  const { applications } = backend.data;
  const view = applicantView(backend);
  const own = (user: User, id: string): Application => {
    const record = applications.get(id);
    if (record?.userId !== user.id) throw notFound('The application');
    return settled(backend, record);
  };

  return [
    get(BASE, ({ user, query }) => {
      const { id } = user();
      const page = pagedList(
        settledWhere(backend, ({ userId }) => userId === id),
        query,
        LIST,
      );
      return { ...page, data: page.data.map(view) };
    }),
    get(`${BASE}/:id`, ({ user, param }) => view(own(user(), param('id')))),

    post(`${BASE}/:id/withdraw`, async ({ user, form: read, param }) => {
      const application = own(user(), param('id'));
      const form = await read();
      const note = form.text('reason', REASON) ?? null;
      form.done();
      if (application.status === 'withdrawn') return view(application);
      checkStep(application, 'withdrawn', 'applicant', view);
      return view(writeStep(backend, application, { to: 'withdrawn', by: 'you', note }));
    }),

    post(`${BASE}/:id/nudge`, async ({ user, form: read, param }) => {
      const application = own(user(), param('id'));
      const form = await read();
      const message = form.text('message', { max: 1000 }) ?? null;
      form.done();
      if (application.status !== 'submitted' && application.status !== 'inReview') {
        throw forbidden(application, 'There is nothing to ask for: the application has moved on.', view);
      }
      const next = nextNudgeOf(application);
      if (next !== null && Date.parse(next) > backend.now()) {
        throw conflict('You can ask for news once in seven days.', {
          nextNudgeAt: next,
          current: view(application),
        });
      }
      const nudges = [...application.nudges, { at: isoNow(backend), message }];
      return view(applications.update(application.id, { nudges }));
    }),

    post(`${BASE}/:id/offer`, async ({ user, form: read, param }) => {
      const application = own(user(), param('id'));
      const form = await read();
      const answer = form.word('answer', ['accept', 'decline']);
      if (answer === undefined) form.required('answer');
      const note = form.text('reason', REASON) ?? null;
      form.done();
      const to = answer === 'accept' ? 'accepted' : 'declined';
      const last = application.timeline.at(-1);
      if (application.status === to && last?.by === 'you') return view(application);
      if (application.status === 'declined' && last?.by === 'system') {
        throw forbidden(application, `The time to answer ended on ${last.at.slice(0, 10)}.`, view);
      }
      checkStep(application, to, 'applicant', view);
      return view(writeStep(backend, application, { to, by: 'you', note }));
    }),

    put(`${BASE}/:id/note`, async ({ user, form: read, param }) => {
      const application = own(user(), param('id'));
      const form = await read();
      const text = form.text('text', { max: 2000 }) ?? '';
      const remindOn = form.day('remindOn') ?? null;
      const expected = form.has('expected') ? (form.moment('expected') ?? null) : undefined;
      form.done();
      if (expected !== undefined && expected !== (application.note?.savedAt ?? null)) {
        throw forbidden(application, 'This note was changed somewhere else in the meantime.', view);
      }
      const note = text === '' && remindOn === null ? null : { text, remindOn, savedAt: isoNow(backend) };
      return view(applications.update(application.id, { note }));
    }),

    put(`${BASE}/:id/consents`, async ({ user, form: read, param }) => {
      const application = own(user(), param('id'));
      const form = await read();
      const id = form.required('id', { max: 40 });
      const given = form.boolean('given');
      if (given === undefined) form.fail('given', 'This must be true or false.');
      form.done();
      const { sent } = application;
      if (!OPTIONAL_CONSENTS.has(id) || !sent?.consents.some((consent) => consent.id === id)) {
        throw forbidden(application, 'This consent cannot be changed.', view);
      }
      const consents = sent.consents.map((consent) =>
        consent.id === id ? { ...consent, given: given === true, at: isoNow(backend) } : consent,
      );
      return view(applications.update(application.id, { sent: { ...sent, consents } }));
    }),
  ];
};
