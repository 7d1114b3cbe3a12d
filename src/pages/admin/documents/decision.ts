import type { DocumentDecision, StaffDocument } from '@/api/endpoints/documents';
import { REJECTION_REASONS } from '@/config/documents';
import { defineForm, type SentOf, type ValuesOf } from '@/forms/defineForm';
import { optionsOf } from '@/forms/kinds/choice/kind';

/** The decisions: verified, rejected, or back to pending. */
export type Decision = StaffDocument['status'];

/** A decision, and the document of its response. */
export interface DecidedDocument {
  readonly decision: Decision;
  readonly answer: StaffDocument;
}

const formOf = (decision: Decision) => {
  const asksDays = () => decision !== 'pending';
  const rejects = () => decision === 'rejected';
  return defineForm({
    labels: 'fields',
    fields: {
      issuedOn: { kind: 'date', precision: 'day', asked: asksDays },
      expiresOn: { kind: 'date', precision: 'day', asked: asksDays },
      reason: { kind: 'choice', options: optionsOf(REJECTION_REASONS, 'checks:reasons'), asked: rejects },
      note: { kind: 'long', label: 'checks:note', hint: 'checks:noteHint', maxLength: 500, asked: rejects },
    },
    rules: ({ issuedOn, expiresOn, reason }) => ({
      expiresOn:
        issuedOn !== '' && expiresOn !== '' && expiresOn < issuedOn
          ? { key: 'terms:beforeIssueDate' }
          : undefined,
      reason: reason === '' ? { key: 'checks:rules.reason' } : undefined,
    }),
  });
};
/** The forms have the same fields, but each asks only for its own. */
export const DECISION_FORMS = {
  pending: formOf('pending'),
  verified: formOf('verified'),
  rejected: formOf('rejected'),
} as const satisfies Readonly<Record<Decision, unknown>>;
type Fields = (typeof DECISION_FORMS)['pending']['fields'];

/** Values that were typed for one document and are not sent yet. */
export interface Typed extends ValuesOf<Fields> {
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

/**
 * The request body. It contains the version that staff looked at, so that nobody decides about another file.
 */
export function bodyOf(
  decision: Decision,
  { reason, note, ...days }: SentOf<Fields>,
  { version }: StaffDocument,
): DocumentDecision {
  const seen = version > 0 ? { version } : {};
  if (decision === 'pending') return { status: decision, ...seen };
  if (decision === 'verified') return { status: decision, ...days, ...seen };
  return { status: decision, reason: reason ?? 'other', note, ...days, ...seen };
}
