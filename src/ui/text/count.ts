import { BADGE_MAX } from '@/config/limits';

export interface Count {
  readonly shown: number;
  /** More than the badge says: a plus follows. */
  readonly more: boolean;
}

/**
 * What a badge shows for a count from anywhere: nothing for zero, less or what is no
 * number, the number itself, or 99 and a plus beyond it.
 */
export function badgeCount(count: unknown): Count | null {
  const number =
    typeof count === 'number'
      ? count
      : typeof count === 'string' && count !== ''
        ? Number(count)
        : Number.NaN;
  if (Number.isNaN(number) || number < 1) return null;
  return number > BADGE_MAX ? { shown: BADGE_MAX, more: true } : { shown: Math.floor(number), more: false };
}
