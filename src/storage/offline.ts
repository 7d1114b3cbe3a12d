import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DAY } from '@/config/time';
import { eraseDatabase, OFFLINE_DB } from './eraseOffline';

/** Limits of the offline copies; age in ms. */
export const COPY_LIMITS = { entries: 300, bytes: 5 * 1024 * 1024, age: 30 * DAY } as const;

/** The description of a copy, stored apart from its text. */
interface CopyFacts {
  readonly userId: string;
  readonly address: string;
  /** Path template of its endpoint. */
  readonly path: string;
  /** When it was stored, in ms since the epoch. */
  readonly at: number;
  readonly bytes: number;
}

interface JustStored {
  /** The endpoint whose copy was just stored. */
  readonly path: string;
  /** Limit of copies for this endpoint; undefined for none. */
  readonly most: number | undefined;
  readonly now: number;
}

/** The copies to delete: those that are too old, and the oldest ones beyond a limit. */
export function copiesToDelete(
  copies: readonly CopyFacts[],
  { path, most, now }: JustStored,
): readonly CopyFacts[] {
  const newestFirst = [...copies].sort((a, b) => b.at - a.at);
  let [ofPath, entries, bytes] = [0, 0, 0];
  return newestFirst.filter((copy) => {
    if (now - copy.at > COPY_LIMITS.age) return true;
    if (copy.path === path && most !== undefined) {
      ofPath += 1;
      if (ofPath > most) return true;
    }
    entries += 1;
    bytes += copy.bytes;
    return entries > COPY_LIMITS.entries || bytes > COPY_LIMITS.bytes;
  });
}

/**
 * The database for offline use: copies of the server's answers, and the outbox. Each entry belongs to one
 * person. This module is a chunk of its own, loaded only when offline use is on.
 */
interface OfflineSchema extends DBSchema {
  /** The bodies of the answers, unchanged. */
  readonly copies: { readonly key: [userId: string, address: string]; readonly value: StoredCopy };
  /** The descriptions of the copies without their text, so that little has to be read to count them. */
  readonly facts: { readonly key: [userId: string, address: string]; readonly value: CopyFacts };
  readonly queue: { readonly key: string; readonly value: StoredQueue };
}
interface StoredCopy {
  readonly userId: string;
  readonly address: string;
  readonly text: string;
  /** In ms since the epoch. */
  readonly at: number;
}
interface StoredQueue {
  readonly userId: string;
  readonly entries: readonly unknown[];
}

export interface OfflineStore {
  /** Stores and deletes an entry. @throws DOMException when the browser has no room */
  readonly tryWriting: (userId: string) => Promise<void>;
  /** Stores a copy. @param most limit of copies for this endpoint */
  readonly keepCopy: (
    copy: StoredCopy & { readonly path: string; readonly most?: number | undefined },
  ) => Promise<void>;
  readonly findCopy: (userId: string, address: string, now: number) => Promise<StoredCopy | undefined>;
  readonly dropCopy: (userId: string, address: string) => Promise<void>;
  /**
   * The size of all copies in bytes, and when the newest was stored (ms since the
   * epoch); null when there is none.
   */
  readonly size: (userId: string) => Promise<{ readonly bytes: number; readonly at: number | null }>;
  /** Changes the outbox in one transaction for all tabs. @returns its new entries */
  readonly changeQueue: <T>(
    userId: string,
    turn: (stored: readonly unknown[]) => readonly T[],
  ) => Promise<readonly T[]>;
}

/** Browsers store two bytes for each UTF-16 unit. */
const BYTES = 2;
const STORES = ['copies', 'facts', 'queue'] as const;

/** A database without its stores can never be used, so it is replaced. */
async function withStores(
  open: () => Promise<IDBPDatabase<OfflineSchema>>,
): Promise<IDBPDatabase<OfflineSchema>> {
  const db = await open();
  if (STORES.every((name) => db.objectStoreNames.contains(name))) return db;
  db.close();
  await eraseDatabase();
  return open();
}

type StoreName = (typeof STORES)[number];

/** Begins a transaction for writing. When one fails, its request reports it, so `done` may stay unread. */
function begin<const N extends readonly StoreName[]>(db: IDBPDatabase<OfflineSchema>, names: N) {
  const tx = db.transaction<N, 'readwrite'>(names, 'readwrite');
  tx.done.catch(() => undefined);
  return tx;
}

/**
 * Opens the database at first use. @throws DOMException from its methods when the
 * browser allows no database or has no room
 */
export function openOffline(): OfflineStore {
  let opened: Promise<IDBPDatabase<OfflineSchema>> | undefined;
  const close = () => {
    void opened?.then((db) => db.close()).catch(() => undefined);
    opened = undefined;
  };
  const database = (): Promise<IDBPDatabase<OfflineSchema>> => {
    opened ??= withStores(() =>
      openDB<OfflineSchema>(OFFLINE_DB.name, OFFLINE_DB.version, {
        upgrade(db) {
          db.createObjectStore('copies', { keyPath: ['userId', 'address'] });
          db.createObjectStore('facts', { keyPath: ['userId', 'address'] });
          db.createObjectStore('queue', { keyPath: 'userId' });
        },
        // Another tab wants to delete the database, which waits until this connection is closed.
        blocking: close,
        terminated: close,
      }),
    );
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };

  return {
    async tryWriting(userId) {
      const tx = begin(await database(), ['facts']);
      const facts = tx.objectStore('facts');
      await facts.put({ userId, address: '', path: '', at: 0, bytes: 0 });
      await facts.delete([userId, '']);
      await tx.done;
    },
    async keepCopy({ userId, address, path, text, at, most }) {
      const bytes = text.length * BYTES;
      if (bytes > COPY_LIMITS.bytes) return;
      const tx = begin(await database(), ['copies', 'facts']);
      const [copies, facts] = [tx.objectStore('copies'), tx.objectStore('facts')];
      const fact = { userId, address, path, at, bytes };
      await Promise.all([copies.put({ userId, address, text, at }), facts.put(fact)]);
      const outdated = copiesToDelete(await facts.getAll(), { path, most, now: at });
      await Promise.all(
        outdated.flatMap((old) => [
          copies.delete([old.userId, old.address]),
          facts.delete([old.userId, old.address]),
        ]),
      );
      await tx.done;
    },
    async findCopy(userId, address, now) {
      const copy = await (await database()).get('copies', [userId, address]);
      return copy === undefined || now - copy.at > COPY_LIMITS.age ? undefined : copy;
    },
    async dropCopy(userId, address) {
      const tx = (await database()).transaction(['copies', 'facts'], 'readwrite');
      await Promise.all([
        tx.objectStore('copies').delete([userId, address]),
        tx.objectStore('facts').delete([userId, address]),
        tx.done,
      ]);
    },
    async size(userId) {
      const ownFacts = (await (await database()).getAll('facts')).filter((fact) => fact.userId === userId);
      return {
        bytes: ownFacts.reduce((sum, { bytes }) => sum + bytes, 0),
        at: ownFacts.length === 0 ? null : Math.max(...ownFacts.map(({ at }) => at)),
      };
    },
    async changeQueue(userId, turn) {
      const tx = begin(await database(), ['queue']);
      const queue = tx.objectStore('queue');
      const stored: unknown = (await queue.get(userId))?.entries;
      const entries = turn(Array.isArray(stored) ? stored : []);
      if (entries.length === 0) await queue.delete(userId);
      else await queue.put({ userId, entries });
      await tx.done;
      return entries;
    },
  };
}
