import type { Backend } from '../backend.ts';
import type { Application, Sent } from '../data/jobRecords.ts';
import type { StoredDocument } from '../data/records.ts';
import { fullNameOf } from '../security/sessions.ts';
import { interviewView } from './interviews.ts';
import { canWithdraw } from './states.ts';

const DAY = 86_400_000;
/** The shortest time between two requests for news, in ms. */
const NUDGE_EVERY = 7 * DAY;

export const nextNudgeOf = ({ nudges }: Application): string | null => {
  const last = nudges.at(-1);
  return last === undefined ? null : new Date(Date.parse(last.at) + NUDGE_EVERY).toISOString();
};

/** The record of what was sent. @param scanOf the current result of the virus scan of a document */
const sentView = (sent: Sent, scanOf: (documentId: string) => StoredDocument['scan']) => ({
  ...sent,
  documents: sent.documents.map((document) => ({ ...document, scan: scanOf(document.id) })),
});

/** The data that the applicant and staff both see. */
const shared = (backend: Backend, application: Application) => {
  const {
    userId: _userId,
    coverLetter: _coverLetter,
    timeline: _timeline,
    nudges: _nudges,
    note: _note,
    draft: _draft,
    requestIds: _requestIds,
    moveIds: _moveIds,
    answerIds: _answerIds,
    interview: _interview,
    sent,
    ...rest
  } = application;
  return {
    ...rest,
    interview: interviewView(backend, application),
    sent: sent && sentView(sent, () => 'clean'),
  };
};

/** An application as its applicant sees it, without hidden notes. */
export const applicantView = (backend: Backend) => (application: Application) => ({
  ...shared(backend, application),
  timeline: application.timeline
    .filter(({ visible, isNote }) => visible || isNote !== true)
    .map(({ visible, isNote: _isNote, ...entry }) => ({ ...entry, note: visible ? entry.note : null })),
  nextNudgeAt: nextNudgeOf(application),
  withdrawable: canWithdraw(application),
  note: application.note,
  draft: application.draft,
});

/** The day of waiting: 1 in the first 24 hours, and so on. Null if no first answer is expected. */
export const waitingDays = ({ status, submittedAt }: Application, now: number): number | null =>
  (status === 'submitted' || status === 'inReview') && submittedAt !== null
    ? Math.floor(Math.max(0, now - Date.parse(submittedAt)) / DAY) + 1
    : null;

const USUAL_END = 21;
export const waitsLong = (application: Application, now: number): boolean =>
  (waitingDays(application, now) ?? 0) > (application.usualResponseDays?.to ?? USUAL_END);

/** An application as staff see it: with hidden notes, without the applicant's own note and draft. */
export const staffView = (backend: Backend) => (application: Application) => {
  const user = backend.data.users.get(application.userId);
  return {
    ...shared(backend, application),
    userId: application.userId,
    sent:
      application.sent && sentView(application.sent, (id) => backend.data.documents.get(id)?.scan ?? 'clean'),
    timeline: application.timeline,
    nudges: application.nudges,
    applicantName: user ? fullNameOf(user) : '',
    applicantEmail: user?.email ?? '',
    applicantZone: user?.zone ?? application.interview?.answer?.zone ?? null,
    jobReference: backend.data.jobs.get(application.jobId)?.reference ?? null,
    waitingDays: waitingDays(application, backend.now()),
  };
};
