import { API } from '@/config/limits';
import { DAY } from '@/config/time';
import { ApiError } from '@/errors/ApiError';
import type { Method } from './endpoint';

/** The retry policy as pure functions. All times are in ms. */
interface Repeatability {
  readonly method: Method;
  readonly repeatable?: boolean;
  readonly attempts?: number;
}

/** The number of attempts of a call: one if repeating it could have a second effect. */
export function attemptsOf(endpoint: Repeatability, standard: number): number {
  const { method, repeatable = method !== 'POST' && method !== 'PATCH' } = endpoint;
  return repeatable ? (endpoint.attempts ?? standard) : 1;
}

/**
 * Whether a retry may help: for network errors, timeouts and 5xx, but not for calls that are not offered
 * (501), 4xx, unusable answers and aborts.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.notOffered) return false;
  return (
    error.kind === 'network' ||
    error.kind === 'timeout' ||
    (error.kind === 'http' && (error.status ?? 0) >= 500)
  );
}

/**
 * Whether a page that opens now may repeat a read that failed. An error that a retry cannot help stays for a
 * moment, because an early read may fail before its page opens, which then shows that error.
 * @param failedAt when it failed
 */
export function mayRefetch(error: unknown, failedAt: number, now: number): boolean {
  if (isTransient(error)) return true;
  const wait = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return now - failedAt >= Math.min(Math.max(wait, API.failureStands), API.longestRetryAfter);
}

/** The wait after the nth failed attempt (from 1): 1 s, 2 s and so on, or what a 503 asks for. */
export function retryDelay(failures: number, error: unknown): number {
  if (error instanceof ApiError && error.status === 503 && error.retryAfter !== null)
    return Math.min(error.retryAfter, API.longestRetryAfter);
  return failures * API.retryWait;
}

/**
 * The wait in ms that a Retry-After header asks for (seconds or an HTTP date), a day at most: browsers run a
 * timer of more than 24 days at once. Null when the header is missing or unreadable.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const value = header?.trim() ?? '';
  if (value === '') return null;
  // A negative or fractional number is no wait, but Date.parse would read a date from it.
  const wait = /^\d+$/.test(value)
    ? Number(value) * 1000
    : /^[a-z]/i.test(value)
      ? Date.parse(value) - now
      : Number.NaN;
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), DAY);
}
