import type { SessionUser } from '@/storage/sessionUser';

/** Somebody who opens an address. */
export interface Visit {
  /** Null is a visitor. */
  readonly user: SessionUser | null;
  /** The parameters of the address. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Begins to read what a page shows first, beside loading its code: on a slow phone the answers come before the page has
 * rendered. The table of pages (src/app/pageTable.ts) names it.
 */
export type ReadAhead = (visit: Visit) => void;
