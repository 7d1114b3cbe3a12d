/** The time of day for a greeting; `any` until the clock is read (before the first effect). */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night' | 'any';

/** @param hour 0 to 23, in the person's time zone */
export function dayPart(hour: number): DayPart {
  if (!Number.isFinite(hour)) return 'any';
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** The first name that the session user gets when the server sends none. */
const NO_NAME = 'Unknown';

/** The name for the greeting; null when there is none. */
export function greetingName({ firstName }: { readonly firstName: string }): string | null {
  const name = firstName.trim();
  return name === '' || name === NO_NAME ? null : name;
}
