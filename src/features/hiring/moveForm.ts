import {
  INTERVIEW,
  INTERVIEW_KINDS,
  JOB_LIMITS,
  OUTCOME_REASONS,
  type OutcomeReason,
  type StaffMove,
} from '@/config/jobs';
import { DAY, MINUTE } from '@/config/time';
import { newId } from '@/runtime/newId';
import { defineForm, type SentOf, type ValuesOf } from '@/forms/defineForm';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { today } from '@/eligibility/calendar';
import { existingMoment, momentIn } from '@/forms/kinds/moment/kind';
import type { Wrong } from '@/forms/problems';
import { ownZone } from '@/i18n/zones';

/** The fields of the proposed times, at most five. */
export const TIME_FIELDS = ['at', 'at2', 'at3', 'at4', 'at5'] as const;
type TimeField = (typeof TIME_FIELDS)[number];

/** The fields of each stage, in the order of the form. An interview also has its times, before them. */
export const FIELDS_OF = {
  inReview: ['note', 'visible'],
  interview: ['confirm', 'minutes', 'kind', 'place', 'note', 'visible'],
  offer: ['answerBy', 'offerText', 'note', 'visible'],
  rejected: ['reason', 'message', 'note', 'visible'],
} as const satisfies Readonly<Record<StaffMove, readonly string[]>>;

const LONGEST_OFFER = 60 * DAY;

/** The first and the last day that may be the deadline of an offer. @param now in ms */
export function offerDays(now = Date.now()): { readonly first: string; readonly last: string } {
  return { first: today(new Date(now + DAY)), last: today(new Date(now + LONGEST_OFFER - DAY)) };
}

const timeRule = (typed: string): Wrong | undefined => {
  const left = Date.parse(momentIn(typed) ?? '') - Date.now();
  return left >= INTERVIEW.soonest && left <= INTERVIEW.latest ? undefined : { key: 'hiring:rules.range' };
};
const answerByRule = (typed: string): Wrong | undefined => {
  const { first, last } = offerDays();
  return typed >= first && typed <= last ? undefined : { key: 'hiring:rules.answerBy' };
};

/** How many interview times the form shows. */
export const rowsOf = ({ rows }: { readonly rows: string }): number => Number(rows) || 1;

/** Errors for times that overlap: the later one of two gets the error. */
function overlapping(values: {
  readonly rows: string;
  readonly minutes: string;
  readonly [field: string]: unknown;
}): Partial<Record<TimeField, Wrong>> {
  const wrong: Partial<Record<TimeField, Wrong>> = {};
  const earlier: number[] = [];
  for (const name of TIME_FIELDS.slice(0, rowsOf(values))) {
    const start = Date.parse(existingMoment(String(values[name])) ?? '');
    if (earlier.some((other) => Math.abs(other - start) < Number(values.minutes) * MINUTE)) {
      wrong[name] = { key: 'hiring:rules.overlap' };
    }
    if (!Number.isNaN(start)) earlier.push(start);
  }
  return wrong;
}

/** The form of a stage. All stages have the same fields, but each shows only its own. */
function formOf(to: StaffMove) {
  const names: readonly string[] = FIELDS_OF[to];
  const of = (name: string) => () => names.includes(name);
  const row = (number: number) => (values: Readonly<Record<string, unknown>>) =>
    to === 'interview' && rowsOf({ rows: String(values.rows) }) >= number;
  const time = { kind: 'moment', required: true, hint: 'hiring:hints.at', rule: timeRule } as const;
  return defineForm({
    labels: 'hiring:fields',
    fields: {
      at: { ...time, label: 'hiring:fields.at', asked: row(1) },
      at2: { ...time, label: 'hiring:fields.at2', asked: row(2) },
      at3: { ...time, label: 'hiring:fields.at3', asked: row(3) },
      at4: { ...time, label: 'hiring:fields.at4', asked: row(4) },
      at5: { ...time, label: 'hiring:fields.at5', asked: row(5) },
      /** The number of proposed times. It belongs to the form only and is not sent. */
      rows: {
        kind: 'number',
        label: 'fields:times',
        min: 1,
        max: INTERVIEW.mostTimes,
        blank: '1',
        asked: row(1),
      },
      confirm: {
        kind: 'check',
        label: 'hiring:fields.confirm',
        asked: (values) => to === 'interview' && values.rows === '1',
      },
      minutes: {
        kind: 'choice',
        label: 'fields:length',
        options: INTERVIEW.lengths.map((count) => ({
          value: String(count),
          label: { key: 'terms:minutes', values: { count } },
        })),
        blank: String(INTERVIEW.usualLength),
        required: true,
        asked: of('minutes'),
      },
      kind: {
        kind: 'choice',
        label: 'hiring:fields.kind',
        options: optionsOf(INTERVIEW_KINDS, 'terms:interviewKind'),
        asked: of('kind'),
      },
      place: {
        kind: 'text',
        label: 'hiring:fields.place',
        maxLength: 500,
        autoComplete: 'off',
        asked: of('place'),
      },
      answerBy: {
        kind: 'date',
        label: 'fields:answerBy',
        precision: 'day',
        required: true,
        hint: 'hiring:hints.answerBy',
        rule: answerByRule,
        asked: of('answerBy'),
      },
      offerText: { kind: 'long', label: 'hiring:fields.offerText', maxLength: 5000, asked: of('offerText') },
      reason: {
        kind: 'choice',
        label: 'fields:reason',
        options: optionsOf(OUTCOME_REASONS, 'hiring:reasons'),
        required: true,
        asked: of('reason'),
      },
      message: {
        kind: 'long',
        label: 'hiring:fields.message',
        maxLength: JOB_LIMITS.staffNote,
        asked: of('message'),
      },
      note: { kind: 'long', label: 'fields:note', maxLength: JOB_LIMITS.staffNote, asked: of('note') },
      visible: { kind: 'check', label: 'hiring:fields.visible', asked: of('visible') },
    },
    rules: (values) => (to === 'interview' ? overlapping(values) : {}),
  });
}

export const MOVE_FORMS = {
  inReview: formOf('inReview'),
  interview: formOf('interview'),
  offer: formOf('offer'),
  rejected: formOf('rejected'),
} as const satisfies Readonly<Record<StaffMove, unknown>>;

type MoveFormFields = (typeof MOVE_FORMS)['interview']['fields'];
export type MoveValues = ValuesOf<MoveFormFields>;
type MoveSent = SentOf<MoveFormFields>;

/** What is sent with a move in addition to its stage. */
export interface MoveDetails {
  readonly note: string | null;
  readonly visible: boolean;
  readonly interview?: {
    /** The time of an interview that is fixed. */
    at?: string;
    /** The times among which the applicant chooses. */
    times?: { id: string; at: string }[];
    minutes: number;
    zone: string;
    kind?: (typeof INTERVIEW_KINDS)[number];
    place: string | null;
  };
  readonly offer?: { expiresAt: string; text: string | null };
  readonly outcome?: { reason: OutcomeReason; message: string | null };
}

function interviewOf(sent: MoveSent): NonNullable<MoveDetails['interview']> {
  const moments = TIME_FIELDS.flatMap((name) => sent[name] ?? []);
  const rest = {
    minutes: Number(sent.minutes),
    zone: ownZone(),
    place: sent.place,
    ...(sent.kind === null ? {} : { kind: sent.kind }),
  };
  const [first] = moments;
  if (moments.length === 1 && first !== undefined && sent.confirm !== true) return { at: first, ...rest };
  return { times: moments.map((at) => ({ id: newId(), at })), ...rest };
}

/** The request body for valid values of the form. */
export function detailsOf(to: StaffMove, sent: MoveSent): MoveDetails {
  const base = { note: sent.note, visible: sent.note !== null && sent.visible === true };
  if (to === 'interview') return { ...base, interview: interviewOf(sent) };
  if (to === 'offer') {
    // The last minute of the day, in the reader's time zone.
    const expiresAt = momentIn(`${String(sent.answerBy)}T23:59`) ?? '';
    return { ...base, offer: { expiresAt, text: sent.offerText } };
  }
  if (to === 'rejected') {
    return { ...base, outcome: { reason: sent.reason ?? 'other', message: sent.message } };
  }
  return base;
}
