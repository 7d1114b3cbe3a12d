import { isoAfter, isoNow, type Backend } from '../backend.ts';
import type { Application, Job } from '../data/jobRecords.ts';
import type { User } from '../data/records.ts';
import { newApplication, readAnswers, readLetter, readSent } from '../applications/ledger.ts';
import { settled, writeStep } from '../applications/states.ts';
import { applicantView } from '../applications/views.ts';
import { conflict, HttpFailure } from '../http/HttpFailure.ts';
import { limit } from '../http/limits.ts';
import { created, del, json, post, put, type Call, type Resource } from '../http/route.ts';
import { closingOf, publicJob, statusOf } from '../jobs/jobState.ts';
import { newId } from '../security/tokens.ts';
import { profileOf } from '../security/sessions.ts';

/** Drafts of applications, and sending them. */
const ID = { max: 100 };

const mine = (backend: Backend, user: User, job: Job): Application | undefined => {
  const found = backend.data.applications.find((each) => each.userId === user.id && each.jobId === job.id);
  return found && settled(backend, found);
};

const refuseClosed = (backend: Backend, job: Job): void => {
  if (statusOf(job, backend.now()) === 'open') return;
  const { closedAt } = closingOf(job, backend.now());
  throw new HttpFailure(410, 'This job has closed.', undefined, { extra: { closedAt } });
};

const refuseApplied = (backend: Backend, earlier: Application | undefined): void => {
  if (!earlier || earlier.status === 'draft' || earlier.status === 'withdrawn') return;
  throw conflict('You have already applied for this job.', {
    reason: 'applied',
    applicationId: earlier.id,
    current: applicantView(backend)(earlier),
  });
};

/**
 * The checks have this order: 404, repeated request, 410, 409 already applied, 409 profile changed, 429, 422.
 */
const apply = async (backend: Backend, call: Call): Promise<Response> => {
  const { applications } = backend.data;
  const user = call.user();
  const job = publicJob(backend, call.param('id'));
  const form = await call.form();
  const requestId = form.text('requestId', ID);
  const profileUpdatedAt = form.moment('profileUpdatedAt');
  const earlier = mine(backend, user, job);
  if (earlier && requestId !== undefined && earlier.requestIds.includes(requestId)) {
    return json(applicantView(backend)(earlier));
  }
  refuseClosed(backend, job);
  refuseApplied(backend, earlier);
  const profile = profileOf(backend, user.id);
  if (
    profileUpdatedAt !== undefined &&
    profile &&
    Date.parse(profile.updatedAt) > Date.parse(profileUpdatedAt)
  ) {
    throw conflict('Your profile has changed. Please check it once more.', { reason: 'profileChanged' });
  }
  limit(backend, 'apply', call);
  const begun = earlier ?? newApplication(user, job, newId(), isoNow(backend));
  const at = isoAfter(backend, begun.updatedAt);
  const sent = readSent(backend, form, job, user, at);
  applications.put(begun);
  const written = writeStep(backend, begun, {
    to: 'submitted',
    by: 'you',
    patch: {
      coverLetter: sent.coverLetter,
      sent,
      submittedAt: at,
      seenAt: null,
      outcome: null,
      interview: null,
      offer: null,
      draft: null,
      usualResponseDays: job.usualResponseDays,
      requestIds: requestId === undefined ? begun.requestIds : [...begun.requestIds, requestId],
    },
  });
  return created(applicantView(backend)(written));
};

export const applying: Resource = (backend) => {
  const { applications, jobs } = backend.data;
  return [
    post('/api/jobs/:id/apply', (call) => apply(backend, call)),
    put('/api/jobs/:id/draft', async ({ user, form: read, param }) => {
      const asking = user();
      const job = publicJob(backend, param('id'));
      const form = await read();
      const step = form.fields.step;
      const draft = {
        coverLetter: readLetter(form),
        answers: readAnswers(form),
        documentIds: form.texts('documentIds') ?? [],
        step: typeof step === 'string' || typeof step === 'number' ? step : null,
        requestId: form.text('requestId', ID) ?? null,
      };
      form.done();
      refuseClosed(backend, job);
      const earlier = mine(backend, asking, job);
      refuseApplied(backend, earlier);
      const begun = earlier ?? newApplication(asking, job, newId(), isoNow(backend));
      const updatedAt = isoAfter(backend, begun.updatedAt);
      return applicantView(backend)(applications.put({ ...begun, draft, updatedAt }));
    }),
    del('/api/jobs/:id/draft', ({ user, param }) => {
      const asking = user();
      const begun = mine(backend, asking, jobs.require(param('id')));
      if (begun?.status === 'draft') applications.delete(begun.id);
      else if (begun?.draft) applications.update(begun.id, { draft: null });
    }),
  ];
};
