import type { Identified } from './Collection.ts';

const OUTCOMES = ['done', 'refused'] as const;

/** A changed field with its values as text; null for nothing. */
export interface AuditedChange {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Somebody wrote a record or signed in, or tried to. */
export interface AuditEntry extends Identified {
  readonly at: string;
  /** Null for a failed sign-in. */
  readonly actorId: string | null;
  readonly role: 'Admin' | 'User' | null;
  /** `users.block`: the entity and the action. */
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly entityName: string | null;
  /** The id of the person whose data it is. When the person is deleted, only ids stay. */
  readonly personId: string | null;
  readonly changes: readonly AuditedChange[];
  readonly outcome: (typeof OUTCOMES)[number];
}
