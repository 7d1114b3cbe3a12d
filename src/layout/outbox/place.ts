import type { BrowserStorage } from '@/storage/browserStorage';
import { offlineUse, outbox as stored } from '@/storage/keys';
import type { OfflineStore } from '@/storage/offline';
import { entriesFrom, OUTBOX_LIMITS, type OutboxEntry, type OutboxLimits } from './entries';

/** What the entries become: run on what is stored now, because another tab may have added to it. */
export type Turn = (now: readonly OutboxEntry[]) => readonly OutboxEntry[];

export interface Kept {
  readonly entries: readonly OutboxEntry[];
  /** False where the browser keeps nothing: they are gone with this tab. */
  readonly kept: boolean;
}

export interface OutboxState extends Kept {
  /** The names of those that are on their way, or right behind one that is. */
  readonly sending: ReadonlySet<string>;
}

/** Where the entries of a person are kept. */
export interface Place {
  readonly limits: OutboxLimits;
  /** What is stored now, where that is known at once. */
  readonly read?: (userId: string) => readonly OutboxEntry[];
  /** @throws DOMException (in time) where the database fails */
  readonly change: (userId: string, turn: Turn) => Kept | Promise<Kept>;
}

type Storage = Pick<BrowserStorage, 'read' | 'write' | 'remove'>;

/** The browser's storage: as long as the session. */
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

/** The database of offline use. How many wait stands in storage too: it is asked before the database has answered. */
export function offlinePlace(
  storage: Storage,
  open: () => Promise<Pick<OfflineStore, 'changeQueue'>>,
): Place {
  const limits = OUTBOX_LIMITS.offline;
  // One connection: its changes are made in the order in which they were asked for.
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
