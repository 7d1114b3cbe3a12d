import { isoAfter, type Backend } from '../backend.ts';
import type { Application, ApplicationStatus, TimelineEntry } from '../data/jobRecords.ts';
import { conflict } from '../http/HttpFailure.ts';
import { newId } from '../security/tokens.ts';

/** The allowed steps of an application from each state, for staff and for applicants. */
const STAFF: Readonly<Partial<Record<ApplicationStatus, readonly ApplicationStatus[]>>> = {
  submitted: ['inReview', 'interview', 'rejected'],
  inReview: ['interview', 'offer', 'rejected'],
  interview: ['interview', 'offer', 'rejected'],
  offer: ['rejected'],
};
const APPLICANT: typeof STAFF = {
  draft: ['submitted'],
  withdrawn: ['submitted'],
  submitted: ['withdrawn'],
  inReview: ['withdrawn'],
  interview: ['withdrawn'],
  offer: ['accepted', 'declined'],
};

export type View = (application: Application) => unknown;

/** A 409 with the current application, as the asker may see it. */
export const forbidden = (application: Application, message: string, view: View) =>
  conflict(message, { current: view(application) });

export const canWithdraw = ({ status }: Application): boolean =>
  APPLICANT[status]?.includes('withdrawn') === true;

/** 409 if the state does not allow the step. */
export const checkStep = (
  application: Application,
  to: ApplicationStatus,
  who: 'staff' | 'applicant',
  view: View,
): void => {
  const legal = (who === 'staff' ? STAFF : APPLICANT)[application.status] ?? [];
  if (legal.includes(to)) return;
  throw forbidden(application, `An application cannot go from ${application.status} to ${to}.`, view);
};

interface Step {
  readonly to: ApplicationStatus;
  readonly by: TimelineEntry['by'];
  readonly note?: string | null;
  readonly visible?: boolean;
  /** When it happened, if not now. */
  readonly at?: string;
  readonly patch?: Partial<Application>;
}

/** Changes the state of an application and adds an entry to its timeline. */
export const writeStep = (
  backend: Backend,
  application: Application,
  { to, by, note = null, visible = true, at, patch }: Step,
): Application => {
  const updatedAt = at ?? isoAfter(backend, application.updatedAt);
  const entry: TimelineEntry = { id: newId(), at: updatedAt, status: to, by, note, visible };
  return backend.data.applications.update(application.id, {
    ...patch,
    status: to,
    updatedAt,
    timeline: [...application.timeline, entry],
  });
};

interface StaffNote {
  readonly note: string;
  readonly visible: boolean;
  /** The same id again changes nothing. */
  readonly clientId: string | undefined;
}

/** Adds a note of staff. A hidden note changes nothing that the applicant could see. */
export const writeNote = (
  backend: Backend,
  application: Application,
  { note, visible, clientId }: StaffNote,
): Application => {
  const at = isoAfter(backend, application.timeline.at(-1)?.at ?? application.updatedAt);
  const { status } = application;
  const entry: TimelineEntry = { id: newId(), at, status, by: 'agency', note, visible, isNote: true };
  return backend.data.applications.update(application.id, {
    timeline: [...application.timeline, entry],
    ...(clientId === undefined ? {} : { moveIds: [...application.moveIds, clientId] }),
    ...(visible ? { updatedAt: at } : {}),
  });
};

/**
 * An application by the current time: an offer that was not answered in time is declined by the system, at
 * the end of that time.
 */
export const settled = (backend: Backend, application: Application): Application => {
  const expiresAt = application.status === 'offer' ? application.offer?.expiresAt : undefined;
  if (expiresAt === undefined || Date.parse(expiresAt) > backend.now()) return application;
  return writeStep(backend, application, { to: 'declined', by: 'system', at: expiresAt });
};

/** All matching applications, each by the current time. */
export const settledWhere = (backend: Backend, test: (application: Application) => boolean): Application[] =>
  backend.data.applications.filter(test).map((application) => settled(backend, application));
