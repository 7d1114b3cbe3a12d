/** The part of the day that a greeting goes by; `any` while it is not known (before the first effect). */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night' | 'any';

/** @param hour 0 to 23, of the person's own clock. */
export function dayPart(hour: number): DayPart {
  if (!Number.isFinite(hour)) return 'any';
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** What the session user is called where the server gave no name. */
const NO_NAME = 'Unknown';

/** The name to greet by; null where there is none. */
export function greetingName({ firstName }: { readonly firstName: string }): string | null {
  const name = firstName.trim();
  return name === '' || name === NO_NAME ? null : name;
}
