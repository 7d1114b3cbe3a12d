import type { DocumentDecision, StaffDocument } from '@/api/endpoints/documents';
import { REJECTION_REASONS } from '@/config/documents';
import { within, type Wrong } from '@/forms/problems';

/** What staff can do about a document now: accept it, not accept it, or put back what was decided. */
export type Decision = StaffDocument['status'];

/** What was decided, and the document as it came back from it. */
export interface DecidedDocument {
  readonly decision: Decision;
  readonly answer: StaffDocument;
}

export interface DecisionValues {
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly reason: string;
  readonly note: string;
}
/** What was typed about one document and not sent yet. */
export interface Typed extends DecisionValues {
  /** Whether the reason was being given. */
  readonly rejecting: boolean;
}
/** What was typed about each document stays while the page is open, whichever is looked at. */
export interface TypedStore {
  readonly read: () => Typed | undefined;
  readonly write: (typed: Typed) => void;
  readonly forget: () => void;
}
export const typedStore = (all: Map<string, Typed>, id: string): TypedStore => ({
  read: () => all.get(id),
  write: (typed) => void all.set(id, typed),
  forget: () => void all.delete(id),
});

export const DECISION_FIELDS = ['issuedOn', 'expiresOn', 'reason', 'note'] as const;
type DecisionField = (typeof DECISION_FIELDS)[number];
const LONGEST_NOTE = 500;

export const valuesOf = ({ issuedOn, expiresOn }: StaffDocument): DecisionValues => ({
  issuedOn: issuedOn ?? '',
  expiresOn: expiresOn ?? '',
  reason: '',
  note: '',
});

/** What is wrong with what was typed, by field. */
export function wrongWith(decision: Decision, values: DecisionValues): ReadonlyMap<DecisionField, Wrong> {
  const wrong = new Map<DecisionField, Wrong>();
  const { issuedOn, expiresOn, reason, note } = values;
  if (decision === 'pending') return wrong;
  if (issuedOn !== '' && expiresOn !== '' && expiresOn < issuedOn) {
    wrong.set('expiresOn', { key: 'terms:beforeIssueDate' });
  }
  if (decision !== 'rejected') return wrong;
  if (reason === '') wrong.set('reason', { key: 'checks:rules.reason' });
  const tooLong = within(note, LONGEST_NOTE);
  if (tooLong !== undefined) wrong.set('note', tooLong);
  return wrong;
}

/** What is sent: the version that was looked at goes with it, so that nobody decides about another file. */
export function bodyOf(
  decision: Decision,
  values: DecisionValues,
  { version }: StaffDocument,
): DocumentDecision {
  const seen = version > 0 ? { version } : {};
  if (decision === 'pending') return { status: decision, ...seen };
  const days = { issuedOn: values.issuedOn || null, expiresOn: values.expiresOn || null };
  if (decision === 'verified') return { status: decision, ...days, ...seen };
  const reason = REJECTION_REASONS.find((each) => each === values.reason) ?? 'other';
  return { status: decision, reason, note: values.note.trim() || null, ...days, ...seen };
}
