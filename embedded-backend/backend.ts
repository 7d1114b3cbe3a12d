import type { Database } from './data/Database.ts';
import type { FileStore } from './data/fileStore.ts';

/** What every handler works with. */
export interface Backend {
  readonly data: Database;
  /** What was uploaded. */
  readonly files: FileStore;
  /** Milliseconds since 1970; tests give their own clock. */
  readonly now: () => number;
  /** scrypt's N. */
  readonly passwordCost: number;
  /** Wrong passwords by e-mail address: the times of the recent ones. Not kept in the file. */
  readonly wrongPasswords: Map<string, number[]>;
  /** What is limited, by kind and asker: the times of the recent requests. Not kept in the file. */
  readonly recent: Map<string, number[]>;
  /** Tells the developer about a mail; silent in tests. */
  readonly announce: (text: string) => void;
}

export const isoNow = (backend: Backend): string => new Date(backend.now()).toISOString();
/** The calendar day of a moment, both as ISO texts. */
export const dayOf = (moment: string): string => moment.slice(0, 'YYYY-MM-DD'.length);

/** As lists and figures count them: today and the days before it, in UTC. */
const WINDOWS: readonly string[] = ['7', '30', '90'];
/** The first UTC day of a window of that many days that ends today. */
export const firstDayOf = (backend: Backend, days: number): string =>
  dayOf(new Date(backend.now() - (days - 1) * 86_400_000).toISOString());
/** Whether a moment is in the window that a query names; a window that is not known leaves nothing out. */
export const isWithin = (backend: Backend, moment: string, days: string): boolean =>
  !WINDOWS.includes(days) || dayOf(moment) >= firstDayOf(backend, Number(days));

/** Now, but always later than the record's last change: two writes in a millisecond differ. */
export const isoAfter = (backend: Backend, previous: string): string =>
  new Date(Math.max(backend.now(), Date.parse(previous) + 1)).toISOString();
