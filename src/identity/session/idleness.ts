import { SESSION } from '@/config/limits';

/**
 * How long a session has been idle. Pure functions on wall-clock milliseconds, because only the wall
 * clock continues while a computer sleeps.
 */
type Idleness =
  /** `next`: ms until the phase may change. */
  | { readonly phase: 'active'; readonly next: number }
  /** `left`: ms until the session ends. */
  | { readonly phase: 'warning'; readonly left: number }
  | { readonly phase: 'over' };

interface Limits {
  /** Time without activity in any tab after which the session ends, in ms. */
  readonly timeout: number;
  /** How long before the end the warning starts, in ms. */
  readonly warning: number;
}

/**
 * The phase of a session at `now`, whose last activity was at `lastActivity` (both in ms since the epoch).
 */
export function idlenessAt(now: number, lastActivity: number, limits: Limits = SESSION): Idleness {
  // After the clock was set back, the last activity is in the future and the difference would be negative.
  const idle = Math.max(0, now - lastActivity);
  const left = limits.timeout - idle;
  if (left <= 0) return { phase: 'over' };
  if (left <= limits.warning) return { phase: 'warning', left };
  return { phase: 'active', next: left - limits.warning };
}

/**
 * The last activity in any tab, in ms since the epoch: the later of this tab's own and the stored time. A
 * time in the future was written by a wrong clock and counts as now.
 */
export function lastActivityAt(now: number, own: number, stored: number | undefined): number {
  const latest = stored === undefined ? own : Math.max(own, stored);
  return Math.min(latest, now);
}
