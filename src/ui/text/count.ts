import { BADGE_MAX } from '@/config/limits';

export interface Count {
  readonly shown: number;
  /** Whether the count is larger than the shown number: a plus follows. */
  readonly more: boolean;
}

/**
 * The number in a badge: null for zero, negative numbers and values that are not numbers; at most 99,
 * followed by a plus. The value is not trusted.
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
