import { ROLE_SECURITY } from '@/config/limits';
import { read, write } from '@/storage/browserStorage';
import { roleSwitches } from '@/storage/keys';

/** At most 50 role switches an hour for each user, counted over all tabs and reloads (spec section 6; case 073). */

/** The times that still count at `now`; a time in the future comes from a clock that was wrong. */
const counting = (times: readonly number[], now: number): readonly number[] =>
  times.filter((at) => at <= now && now - at < ROLE_SECURITY.switchWindow);

function timesOf(userId: string, now: number): readonly number[] {
  const all = read(roleSwitches) ?? {};
  return counting(Object.hasOwn(all, userId) ? (all[userId] ?? []) : [], now);
}

export const maySwitch = (userId: string, now = Date.now()): boolean =>
  timesOf(userId, now).length < ROLE_SECURITY.switchesPerHour;

export function countSwitch(userId: string, now = Date.now()): void {
  const others = Object.entries(read(roleSwitches) ?? {})
    .filter(([id]) => id !== userId)
    .map(([id, times]) => [id, counting(times, now)] as const)
    .filter(([, times]) => times.length > 0);
  write(roleSwitches, Object.fromEntries([...others, [userId, [...timesOf(userId, now), now]]]));
}
