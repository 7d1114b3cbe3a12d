import type { Identified } from './Collection.ts';

const OUTCOMES = ['done', 'refused'] as const;

/** A field of a record that was written, as text; null for nothing. */
export interface AuditedChange {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Somebody wrote a record, or tried to; or signed in, or tried to. */
export interface AuditEntry extends Identified {
  readonly at: string;
  /** Who: nobody where a sign-in failed. */
  readonly actorId: string | null;
  readonly role: 'Admin' | 'User' | null;
  /** `users.block`: the entity and what was done to it. */
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly entityName: string | null;
  /** Whose data it is: when the person is deleted, only ids stay. */
  readonly personId: string | null;
  readonly changes: readonly AuditedChange[];
  readonly outcome: (typeof OUTCOMES)[number];
}
