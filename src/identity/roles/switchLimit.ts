import { ROLE_SECURITY } from '@/config/limits';
import type { BrowserStorage } from '@/storage/browserStorage';
import { roleSwitches } from '@/storage/keys';

/** Limits each user to 50 role switches an hour, counted over all tabs and reloads. */

/**
 * The times that count at `now`, in ms since the epoch. A time in the future was stored before the clock was
 * set back. It counts as now: so nobody gets additional switches, and nobody is locked out until that time
 * comes.
 */
const counting = (times: readonly number[], now: number): readonly number[] =>
  times.map((at) => Math.min(at, now)).filter((at) => now - at < ROLE_SECURITY.switchWindow);

/**
 * The times that count, by user id. A future time is stored as `now`. Otherwise it would count as new on
 * every call and would never expire.
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
