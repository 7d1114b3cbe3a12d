import {
  INTERVIEW_KINDS,
  JOB_LIMITS,
  OUTCOME_REASONS,
  type OutcomeReason,
  type StaffMove,
} from '@/config/jobs';
import { within } from '@/forms/problems';
import { localMoment, momentIn } from '@/forms/kinds/moment/kind';
import type { Message } from '@/i18n/useMessage';

/** What the dialog of a move holds; which of it counts depends on the stage. */
export interface MoveValues {
  note: string;
  visible: boolean;
  /** As the browser's control has it, in the reader's time zone. */
  at: string;
  kind: string;
  place: string;
  /** A day, YYYY-MM-DD. */
  answerBy: string;
  offerText: string;
  reason: string;
  message: string;
}
export type MoveField = keyof MoveValues;

export const NO_MOVE_VALUES: MoveValues = {
  note: '',
  visible: false,
  at: '',
  kind: '',
  place: '',
  answerBy: '',
  offerText: '',
  reason: '',
  message: '',
};

/** The fields of each stage, in the order of the screen. */
export const FIELDS_OF: Readonly<Record<StaffMove, readonly MoveField[]>> = {
  inReview: ['note', 'visible'],
  interview: ['at', 'kind', 'place', 'note', 'visible'],
  offer: ['answerBy', 'offerText', 'note', 'visible'],
  rejected: ['reason', 'message', 'note', 'visible'],
};

/** The most that each text may have, in characters: what the server takes. */
const MOST = {
  note: JOB_LIMITS.staffNote,
  place: 500,
  offerText: 5000,
  message: JOB_LIMITS.staffNote,
} as const;

const DAY = 86_400_000;
const LONGEST_OFFER = 60 * DAY;

/** What goes with a move, beside its stage. */
export interface MoveDetails {
  readonly note: string | null;
  readonly visible: boolean;
  readonly interview?: { at: string; kind?: (typeof INTERVIEW_KINDS)[number]; place: string | null };
  readonly offer?: { expiresAt: string; text: string | null };
  readonly outcome?: { reason: OutcomeReason; message: string | null };
}

export type CheckedMove =
  | { readonly valid: true; readonly details: MoveDetails }
  | { readonly valid: false; readonly wrong: ReadonlyMap<MoveField, Message> };

/** The last minute of a day in the reader's time zone; undefined where it is no day. */
const endOfDay = (day: string): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(day) ? momentIn(`${day}T23:59`) : undefined;

/** The first and the last day by which an offer may have to be answered. @param now in ms */
export function offerDays(now = Date.now()): { readonly first: string; readonly last: string } {
  const dayAt = (time: number) => localMoment(new Date(time).toISOString()).slice(0, 10);
  return { first: dayAt(now + DAY), last: dayAt(now + LONGEST_OFFER - DAY) };
}

const orNothing = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The rules of a move. @param now in ms */
export function checkMove(to: StaffMove, values: MoveValues, now = Date.now()): CheckedMove {
  const wrong = new Map<MoveField, Message>();
  for (const [field, most] of Object.entries(MOST) as [keyof typeof MOST, number][]) {
    const tooLong = within(values[field], most);
    if (tooLong !== undefined) wrong.set(field, tooLong);
  }
  const note = orNothing(values.note);
  const base = { note, visible: note !== null && values.visible };
  const answer = (details: MoveDetails): CheckedMove =>
    wrong.size > 0 ? { valid: false, wrong } : { valid: true, details };

  if (to === 'interview') {
    const at = momentIn(values.at);
    if (at === undefined) wrong.set('at', { key: 'hiring:rules.at' });
    else if (Date.parse(at) <= now) wrong.set('at', { key: 'hiring:rules.atInPast' });
    const kind = INTERVIEW_KINDS.find((one) => one === values.kind);
    const place = orNothing(values.place);
    return answer({ ...base, interview: { at: at ?? '', place, ...(kind === undefined ? {} : { kind }) } });
  }
  if (to === 'offer') {
    const expiresAt = endOfDay(values.answerBy);
    const { first, last } = offerDays(now);
    if (expiresAt === undefined || values.answerBy < first || values.answerBy > last) {
      wrong.set('answerBy', { key: 'hiring:rules.answerBy' });
    }
    return answer({ ...base, offer: { expiresAt: expiresAt ?? '', text: orNothing(values.offerText) } });
  }
  if (to === 'rejected') {
    const reason = OUTCOME_REASONS.find((one) => one === values.reason);
    if (reason === undefined) wrong.set('reason', { key: 'hiring:rules.reason' });
    return answer({ ...base, outcome: { reason: reason ?? 'other', message: orNothing(values.message) } });
  }
  return answer(base);
}
