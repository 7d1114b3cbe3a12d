import type { DocumentDecision, StaffDocument } from '@/api/endpoints/documents';
import { REJECTION_REASONS } from '@/config/documents';
import { lengthProblem, type Wrong } from '@/forms/problems';

/** The decisions: verified, rejected, or back to pending. */
export type Decision = StaffDocument['status'];

/** A decision, and the document of its response. */
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
/** Values that were typed for one document and are not sent yet. */
export interface Typed extends DecisionValues {
  /** Whether the person was giving the reason of a rejection. */
  readonly rejecting: boolean;
}
/** Keeps the typed values of each document while the page is open. */
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

/** The problems of the typed values, by field. */
export function wrongWith(decision: Decision, values: DecisionValues): ReadonlyMap<DecisionField, Wrong> {
  const wrong = new Map<DecisionField, Wrong>();
  const { issuedOn, expiresOn, reason, note } = values;
  if (decision === 'pending') return wrong;
  if (issuedOn !== '' && expiresOn !== '' && expiresOn < issuedOn) {
    wrong.set('expiresOn', { key: 'terms:beforeIssueDate' });
  }
  if (decision !== 'rejected') return wrong;
  if (reason === '') wrong.set('reason', { key: 'checks:rules.reason' });
  const tooLong = lengthProblem(note, LONGEST_NOTE);
  if (tooLong !== undefined) wrong.set('note', tooLong);
  return wrong;
}

/**
 * The request body. It contains the version that staff looked at, so that nobody decides about another file.
 */
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
