import type { Backend } from '../backend.ts';
import type { Application, ApplicationStatus } from '../data/jobRecords.ts';
import type { Form } from '../http/Form.ts';
import { conflict } from '../http/HttpFailure.ts';
import { notifyOfMove } from './interviewNotices.ts';
import { readInterview } from './proposals.ts';
import { checkStep, writeStep, type View } from './states.ts';

/** Moves of an application by staff. */
const STATUSES: readonly ApplicationStatus[] = [
  'draft',
  'submitted',
  'inReview',
  'interview',
  'offer',
  'accepted',
  'declined',
  'rejected',
  'withdrawn',
];
const OUTCOMES = ['filled', 'requirements', 'otherCandidate', 'incomplete', 'other'] as const;
const PERIODS = ['year', 'month', 'week', 'hour'] as const;
const DAY = 86_400_000;
const LONGEST_OFFER = 60 * DAY;

export interface Move {
  readonly to: ApplicationStatus;
  readonly moveId: string;
  readonly note: string | null;
  readonly visible: boolean;
  readonly patch: Partial<Application>;
}

const readOutcome = (form: Form): Partial<Application> => {
  const group = form.group('outcome');
  const reason = group?.word('reason', OUTCOMES);
  if (reason === undefined) form.fail('outcome', 'Choose a reason.');
  return { outcome: { reason: reason ?? 'other', message: group?.text('message', { max: 1000 }) ?? null } };
};

const readOffer = (form: Form, now: number): Partial<Application> => {
  const group = form.group('offer');
  const expiresAt = group?.moment('expiresAt');
  const left = expiresAt === undefined ? 0 : Date.parse(expiresAt) - now;
  if (left <= 0 || left > LONGEST_OFFER) form.fail('offer', 'Say by when to answer: in 1 to 60 days.');
  const pay = group?.group('salary');
  return {
    offer: {
      text: group?.text('text', { max: 5000 }) ?? null,
      startsOn: group?.day('startsOn') ?? null,
      expiresAt: expiresAt ?? '',
      salary: pay
        ? {
            min: pay.number('min', { min: 0 }) ?? null,
            max: pay.number('max', { min: 0 }) ?? null,
            currency: pay.required('currency', { max: 3 }),
            period: pay.word('period', PERIODS) ?? 'year',
          }
        : null,
    },
  };
};

/** Reads a move. {@link detailsOf} reads the data of the new stage. */
export const readMove = (form: Form): Move => {
  const to = form.word('to', STATUSES);
  if (to === undefined && !form.text('to')) form.required('to');
  const moveId = form.required('moveId', { max: 100 });
  const note = form.text('note', { max: 1000 }) ?? null;
  const visible = form.boolean('visible') ?? false;
  form.done();
  return { to: to ?? 'draft', moveId, note, visible, patch: {} };
};

/** Reads the interview, offer or outcome of a stage; 422 if it lacks what the applicant must know. */
export const detailsOf = (
  form: Form,
  { to }: Pick<Move, 'to'>,
  now: number,
  application?: Application,
): Partial<Application> => {
  const details =
    to === 'rejected'
      ? readOutcome(form)
      : to === 'interview'
        ? { interview: readInterview(form, now, application?.interview ?? null) }
        : to === 'offer'
          ? readOffer(form, now)
          : {};
  form.done();
  return details;
};

/** 409 if somebody else has moved the application, or its state does not allow the move. */
export const checkMove = (
  application: Application,
  move: Move,
  expected: string | undefined,
  view: View,
): void => {
  if (expected !== undefined && expected !== application.status) {
    throw conflict('Somebody else moved this application in the meantime.', { current: view(application) });
  }
  checkStep(application, move.to, 'staff', view);
};

export const writeMove = (backend: Backend, application: Application, move: Move): Application => {
  const moved = writeStep(backend, application, {
    to: move.to,
    by: 'agency',
    note: move.note,
    visible: move.visible,
    patch: {
      ...move.patch,
      seenAt: application.seenAt ?? new Date(backend.now()).toISOString(),
      moveIds: [...application.moveIds, move.moveId],
    },
  });
  notifyOfMove(backend, moved);
  return moved;
};
