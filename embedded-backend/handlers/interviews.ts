import { isoNow } from '../backend.ts';
import { notifyOfAnswer } from '../applications/interviewNotices.ts';
import { interviewIdOf, stateOf, withTime } from '../applications/interviews.ts';
import { settled, writeStep } from '../applications/states.ts';
import { applicantView } from '../applications/views.ts';
import { isZone } from '../applications/zones.ts';
import type { Application, Interview } from '../data/jobRecords.ts';
import type { Form } from '../http/Form.ts';
import { conflict, notFound } from '../http/HttpFailure.ts';
import { post, type Resource } from '../http/route.ts';

/** A chosen time can be replaced until this long before it, in ms. */
const CHANGE_UNTIL = 86_400_000;

const readAnswer = (form: Form) => {
  const interviewId = form.required('interviewId', { max: 100 });
  const clientId = form.required('clientId', { max: 100 });
  const timeId = form.text('timeId', { max: 100 }) ?? null;
  const none = form.boolean('none') ?? false;
  if (none === (timeId !== null)) form.fail('timeId', 'Choose one time, or say that none works.');
  const note = (none ? form.required('note', { max: 500 }) : form.text('note', { max: 500 })) ?? null;
  const zone = form.text('zone', { max: 60 }) ?? null;
  return { interviewId, clientId, timeId, none, note, zone: zone !== null && isZone(zone) ? zone : null };
};

/** The applicant chooses one of the proposed times, or says that none works. */
export const interviews: Resource = (backend) => {
  const { applications, users } = backend.data;
  const view = applicantView(backend);

  const refuse = (application: Application, reason: 'taken' | 'passed' | 'changed'): never => {
    const message = {
      taken: 'That time was just taken. Please choose another.',
      passed: 'That time has passed.',
      changed: 'This changed in the meantime.',
    }[reason];
    throw conflict(message, { reason, current: view(application) });
  };

  return [
    post('/api/jobs/applications/:id/interview', async ({ user, form: read, param }) => {
      const { id: userId } = user();
      const record = applications.get(param('id'));
      if (record?.userId !== userId) throw notFound('The application');
      const application = settled(backend, record);
      const form = await read();
      const { interviewId, clientId, timeId, none, note, zone } = readAnswer(form);
      form.done();
      if (application.answerIds?.includes(clientId) === true) return view(application);
      const before: Interview | null = application.interview;
      if (application.status !== 'interview' || before === null || interviewIdOf(application) !== interviewId)
        return refuse(application, 'changed');
      const left = before.at === null ? Infinity : Date.parse(before.at) - backend.now();
      if (left <= 0) return refuse(application, 'passed');
      const time = before.times?.find(({ id }) => id === timeId);
      if (!none) {
        if (time === undefined) form.fail('timeId', 'This time was not proposed.');
        else if (left <= CHANGE_UNTIL)
          form.fail('timeId', 'Another time can be chosen until 24 hours before the interview.');
        form.done();
        const state = time === undefined ? 'passed' : stateOf(backend, application, time.at);
        if (state !== 'free') return refuse(application, state);
      }
      const answer = { timeId: none ? null : timeId, none, note, zone, at: isoNow(backend) };
      const at = none ? null : (time?.at ?? null);
      const interview = withTime({ ...before, at, answer }, before);
      const answerIds = [...(application.answerIds ?? []), clientId];
      const written = writeStep(backend, application, {
        to: 'interview',
        by: 'you',
        note,
        patch: { interview, answerIds },
      });
      if (zone !== null) users.update(userId, { zone });
      notifyOfAnswer(backend, written);
      return view(written);
    }),
  ];
};
