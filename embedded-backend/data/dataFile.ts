import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from './Database.ts';

/** A data file with another layout is moved aside like a corrupt one. */
const LAYOUT = 2;
const WRITE_DELAY = 80;

export interface DataFile {
  /** Reads the file again if another process (or `npm run reset`) has changed it. */
  refresh(): void;
  /** Writes pending changes now. */
  flush(): void;
}

const stamp = (path: string): string => {
  try {
    const { mtimeMs, size, ino } = statSync(path);
    return `${mtimeMs}:${size}:${ino}`;
  } catch {
    return 'absent';
  }
};

/** Pending writes, which are done when the process exits. */
const atExit = new Set<() => void>();
const flushAll = (): void => {
  for (const flush of atExit) flush();
};

/**
 * Stores the database in a file: atomic writes, shortly after the last change. Seeds the database if there is
 * no valid file. `complete` adds what a file of an earlier version lacks, and returns whether it added
 * anything.
 */
export const openDataFile = (
  path: string,
  database: Database,
  seed: () => void,
  complete: () => boolean,
): DataFile => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = '';
  let loading = false;

  const write = (): void => {
    try {
      mkdirSync(dirname(path), { recursive: true });
      const next = `${path}.${process.pid}.tmp`;
      writeFileSync(next, JSON.stringify({ layout: LAYOUT, collections: database.toJSON() }), {
        mode: 0o600,
      });
      renameSync(next, path);
      written = stamp(path);
    } catch (error) {
      // The backend continues in memory, because a full or read-only disk must not stop it.
      console.warn(`[embedded backend] ${path} could not be written: ${String(error)}`);
    }
  };

  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    write();
  };

  const schedule = (): void => {
    if (loading || timer !== undefined) return;
    timer = setTimeout(flush, WRITE_DELAY);
    timer.unref();
  };

  const seedAnew = (): void => {
    database.clear();
    seed();
    write();
  };

  const load = (): void => {
    written = stamp(path);
    if (written === 'absent') {
      seedAnew();
      return;
    }
    try {
      const file = JSON.parse(readFileSync(path, 'utf8')) as { layout?: unknown; collections?: unknown };
      if (file.layout !== LAYOUT) throw new Error('another layout');
      database.load(file.collections);
      if (complete()) write();
    } catch (error) {
      const aside = `${path}.corrupt`;
      rmSync(aside, { force: true });
      renameSync(path, aside);
      console.warn(
        `[embedded backend] ${path} was not usable (${String(error)}); it is now ${aside}, and the data is new.`,
      );
      seedAnew();
    }
  };

  const open = (): void => {
    loading = true;
    try {
      load();
    } finally {
      loading = false;
    }
  };

  database.onChange(schedule);
  open();
  if (atExit.size === 0) process.once('exit', flushAll);
  atExit.add(flush);
  return {
    refresh: () => {
      if (timer === undefined && stamp(path) !== written) open();
    },
    flush,
  };
};
