import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { COPY_LIMITS, type CopyFacts, superfluous } from './copyLimits';
import { OFFLINE_DB } from './eraseOffline';

/**
 * What is kept on a device for reading without a connection: raw answers of the server, and what waits to be sent. Each
 * belongs to one person. Comes in a chunk of its own, only where somebody switched offline use on.
 */
interface Kept extends DBSchema {
  /** Answers as they came. */
  readonly copies: { readonly key: [userId: string, address: string]; readonly value: KeptCopy };
  /** The same without the text, so that counting reads little. */
  readonly facts: { readonly key: [userId: string, address: string]; readonly value: CopyFacts };
  readonly queue: { readonly key: string; readonly value: KeptQueue };
}
interface KeptCopy {
  readonly userId: string;
  readonly address: string;
  readonly text: string;
  /** In ms since the epoch. */
  readonly at: number;
}
interface KeptQueue {
  readonly userId: string;
  readonly entries: readonly unknown[];
}

export interface OfflineStore {
  /** @param most how many of this endpoint's addresses are kept */
  readonly keepCopy: (
    copy: KeptCopy & { readonly path: string; readonly most?: number | undefined },
  ) => Promise<void>;
  readonly findCopy: (userId: string, address: string, now: number) => Promise<KeptCopy | undefined>;
  readonly dropCopy: (userId: string, address: string) => Promise<void>;
  /** Bytes, and when the newest copy came (ms since the epoch); null where nothing is kept. */
  readonly size: (userId: string) => Promise<{ readonly bytes: number; readonly at: number | null }>;
  /** Changes what waits to be sent, in one step for all tabs. @returns what waits now */
  readonly changeQueue: <T>(
    userId: string,
    turn: (stored: readonly unknown[]) => readonly T[],
  ) => Promise<readonly T[]>;
}

/** Browsers count two bytes for each UTF-16 unit. */
const BYTES = 2;

/** @throws DOMException where this browser keeps no database or has no room */
export function openOffline(): OfflineStore {
  let opened: Promise<IDBPDatabase<Kept>> | undefined;
  const close = () => {
    void opened?.then((db) => db.close()).catch(() => undefined);
    opened = undefined;
  };
  const database = (): Promise<IDBPDatabase<Kept>> => {
    opened ??= openDB<Kept>(OFFLINE_DB.name, OFFLINE_DB.version, {
      upgrade(db) {
        db.createObjectStore('copies', { keyPath: ['userId', 'address'] });
        db.createObjectStore('facts', { keyPath: ['userId', 'address'] });
        db.createObjectStore('queue', { keyPath: 'userId' });
      },
      // Another tab erases everything: this one must not hold it up.
      blocking: close,
      terminated: close,
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };

  return {
    async keepCopy({ userId, address, path, text, at, most }) {
      const bytes = text.length * BYTES;
      if (bytes > COPY_LIMITS.bytes) return;
      const tx = (await database()).transaction(['copies', 'facts'], 'readwrite');
      const [copies, facts] = [tx.objectStore('copies'), tx.objectStore('facts')];
      const fact = { userId, address, path, at, bytes };
      await Promise.all([copies.put({ userId, address, text, at }), facts.put(fact)]);
      const gone = superfluous(await facts.getAll(), { path, most, now: at });
      await Promise.all(
        gone.flatMap((old) => [
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
      const own = (await (await database()).getAll('facts')).filter((fact) => fact.userId === userId);
      return {
        bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
        at: own.length === 0 ? null : Math.max(...own.map(({ at }) => at)),
      };
    },
    async changeQueue(userId, turn) {
      const tx = (await database()).transaction('queue', 'readwrite');
      const entries = turn((await tx.store.get(userId))?.entries ?? []);
      if (entries.length === 0) await tx.store.delete(userId);
      else await tx.store.put({ userId, entries });
      await tx.done;
      return entries;
    },
  };
}
