import type { Database } from './data/Database.ts';
import type { FileStore } from './data/fileStore.ts';

/** The dependencies of every handler. */
export interface Backend {
  readonly data: Database;
  /** The uploaded files. */
  readonly files: FileStore;
  /** The current time in ms since the epoch. Tests replace it. */
  readonly now: () => number;
  /** The cost parameter N of scrypt. */
  readonly passwordCost: number;
  /** Times of recent wrong passwords by e-mail address, in ms. Not stored in the data file. */
  readonly wrongPasswords: Map<string, number[]>;
  /** Times of recent requests by limit and asker, in ms. Not stored in the data file. */
  readonly recent: Map<string, number[]>;
  /** Shows a sent mail to the developer. Does nothing in tests. */
  readonly announce: (text: string) => void;
}

export const isoNow = (backend: Backend): string => new Date(backend.now()).toISOString();
/** The calendar day of an ISO date and time. */
export const dayOf = (moment: string): string => moment.slice(0, 'YYYY-MM-DD'.length);

/** The windows of lists and counts, in days: today and the days before it, in UTC. */
const WINDOWS: readonly string[] = ['7', '30', '90'];
/** The first UTC day of a window of `days` days that ends today. */
export const firstDayOf = (backend: Backend, days: number): string =>
  dayOf(new Date(backend.now() - (days - 1) * 86_400_000).toISOString());
/** Whether a time is in the window of a query. An unknown window matches all. */
export const isWithin = (backend: Backend, moment: string, days: string): boolean =>
  !WINDOWS.includes(days) || dayOf(moment) >= firstDayOf(backend, Number(days));

/**
 * The current time, but always later than the previous change, so that two writes in a millisecond differ.
 */
export const isoAfter = (backend: Backend, previous: string): string =>
  new Date(Math.max(backend.now(), Date.parse(previous) + 1)).toISOString();
