import { ROLE_SECURITY } from '@/config/limits';
import type { BrowserStorage } from '@/storage/browserStorage';
import { roleSwitches } from '@/storage/keys';

/** At most 50 role switches an hour for each user, counted over all tabs and reloads. */

/**
 * The times that still count at `now`. A time in the future was stored before the clock was set back: it counts as
 * now, so that nobody gains switches by it and nobody is locked out until that time comes.
 */
const counting = (times: readonly number[], now: number): readonly number[] =>
  times.map((at) => Math.min(at, now)).filter((at) => now - at < ROLE_SECURITY.switchWindow);

/**
 * The times that count, by user. A time that counts as now is stored as such: otherwise it would be now again at every
 * question, and never an hour old.
 */
function allTimes(storage: BrowserStorage, now: number): ReadonlyMap<string, readonly number[]> {
  const stored = Object.entries(storage.read(roleSwitches) ?? {});
  const all = new Map(stored.map(([id, times]) => [id, counting(times, now)] as const));
  if (stored.some(([, times]) => times.some((at) => at > now))) store(storage, all);
  return all;
}

const store = ({ write }: BrowserStorage, all: ReadonlyMap<string, readonly number[]>): boolean =>
  write(roleSwitches, Object.fromEntries([...all].filter(([, times]) => times.length > 0)));

export const maySwitch = (storage: BrowserStorage, userId: string, now: number): boolean =>
  (allTimes(storage, now).get(userId) ?? []).length < ROLE_SECURITY.switchesPerHour;

export function countSwitch(storage: BrowserStorage, userId: string, now: number): void {
  const all = allTimes(storage, now);
  store(storage, new Map([...all, [userId, [...(all.get(userId) ?? []), now]]]));
}
