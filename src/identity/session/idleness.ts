import { SESSION } from '@/config/limits';

/**
 * When a session ends for want of activity: pure arithmetic on
 * wall-clock milliseconds, because only the wall clock goes on while a computer sleeps.
 */
export type Idleness =
  /** `next`: ms until this may change. */
  | { readonly phase: 'active'; readonly next: number }
  /** `left`: ms until the session ends. */
  | { readonly phase: 'warning'; readonly left: number }
  | { readonly phase: 'over' };

interface Limits {
  /** ms without activity in any tab. */
  readonly timeout: number;
  /** ms before the end at which the warning starts. */
  readonly warning: number;
}

/** How idle a session is at `now` when somebody last did something at `lastActivity`. */
export function idlenessAt(now: number, lastActivity: number, limits: Limits = SESSION): Idleness {
  // A clock that was set back makes the last activity lie in the future: nobody is idle for less than nothing.
  const idle = Math.max(0, now - lastActivity);
  const left = limits.timeout - idle;
  if (left <= 0) return { phase: 'over' };
  if (left <= limits.warning) return { phase: 'warning', left };
  return { phase: 'active', next: left - limits.warning };
}

/**
 * The last activity of all tabs: the later of this tab's own and the stored one. Times that lie in the future
 * come from a clock that was wrong, and count as now.
 */
export function lastActivityAt(now: number, own: number, stored: number | undefined): number {
  const latest = stored === undefined ? own : Math.max(own, stored);
  return Math.min(latest, now);
}
