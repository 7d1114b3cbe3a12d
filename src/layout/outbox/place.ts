import type { BrowserStorage } from '@/storage/browserStorage';
import { offlineUse, outbox as stored } from '@/storage/keys';
import type { OfflineStore } from '@/storage/offline';
import { entriesFrom, OUTBOX_LIMITS, type OutboxEntry, type OutboxLimits } from './entries';

/**
 * Computes the new entries from the stored ones. It runs on the stored ones, because another tab may have
 * added some.
 */
export type Turn = (now: readonly OutboxEntry[]) => readonly OutboxEntry[];

interface StoredEntries {
  readonly entries: readonly OutboxEntry[];
  /** False if the browser stored nothing, so that the entries are lost with this tab. */
  readonly kept: boolean;
}

export interface OutboxState extends StoredEntries {
  /** The client ids of the entries that are being sent, or are next in their queue. */
  readonly sending: ReadonlySet<string>;
}

/** Where the entries of a person are stored. */
export interface Place {
  readonly limits: OutboxLimits;
  /** The stored entries, if they can be read synchronously. */
  readonly read?: (userId: string) => readonly OutboxEntry[];
  /** @throws DOMException (as a rejection) if the database fails */
  readonly change: (userId: string, turn: Turn) => StoredEntries | Promise<StoredEntries>;
}

type Storage = Pick<BrowserStorage, 'read' | 'write' | 'remove'>;

/** Stores entries in the browser's storage, as long as the session. */
export function storagePlace(storage: Storage): Place & Required<Pick<Place, 'read'>> {
  const limits = OUTBOX_LIMITS.storage;
  const read = (userId: string) => entriesFrom(storage.read(stored) ?? [], userId, limits);
  return {
    limits,
    read,
    change(userId, turn) {
      const entries = turn(read(userId));
      if (entries.length > 0) return { entries, kept: storage.write(stored, entries) };
      storage.remove(stored);
      return { entries, kept: true };
    },
  };
}

/**
 * Stores entries in the database of offline use. Their number is also in the browser's storage, because it is
 * needed before the database answers.
 */
export function offlinePlace(
  storage: Storage,
  open: () => Promise<Pick<OfflineStore, 'changeQueue'>>,
): Place {
  const limits = OUTBOX_LIMITS.offline;
  // One connection, so that changes happen in the order of the calls.
  let opened: ReturnType<typeof open> | undefined;
  return {
    limits,
    async change(userId, turn) {
      opened ??= open().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      const { changeQueue } = await opened;
      const entries = await changeQueue(userId, (now) => turn(entriesFrom(now, userId, limits)));
      const use = storage.read(offlineUse);
      if (use?.userId === userId && (use.waiting ?? 0) !== entries.length)
        storage.write(offlineUse, { ...use, waiting: entries.length });
      return { entries, kept: true };
    },
  };
}
