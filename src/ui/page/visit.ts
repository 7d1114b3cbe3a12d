import type { SessionUser } from '@/storage/sessionUser';

/** A visit of an address. */
export interface Visit {
  /** Null for a visitor who is not signed in. */
  readonly user: SessionUser | null;
  /** The parameters in the address. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Starts the first requests of a page while its code is loading, so that on a slow phone the answers come
 * before the first render. The page table (src/app/pageTable.ts) names this function.
 */
export type ReadAhead = (visit: Visit) => void;
