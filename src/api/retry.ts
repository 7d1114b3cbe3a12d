import { API } from '@/config/limits';
import { ApiError } from '@/errors/ApiError';
import type { Method } from './endpoint';

/** The one retry policy, as pure functions. Times in milliseconds. */
interface Repeatability {
  readonly method: Method;
  readonly repeatable?: boolean;
  readonly attempts?: number;
}

/** How often a call is tried in all: once where a second time could have a second effect. */
export function attemptsOf(endpoint: Repeatability, standard: number): number {
  const { method, repeatable = method !== 'POST' && method !== 'PATCH' } = endpoint;
  return repeatable ? (endpoint.attempts ?? standard) : 1;
}

/** Network errors, timeouts and 5xx pass; what the backend does not offer (a 501), a 4xx, an unusable answer and an abort do not. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.notOffered) return false;
  return (
    error.kind === 'network' ||
    error.kind === 'timeout' ||
    (error.kind === 'http' && (error.status ?? 0) >= 500)
  );
}

/**
 * Whether a failed read may be asked again by a page that opens now. What a retry would not help stays failed for a
 * moment: the read ahead of a page fails before the page is there, which then shows that answer.
 * @param failedAt when it failed
 */
export function mayBeAskedAgain(error: unknown, failedAt: number, now: number): boolean {
  if (mayPass(error)) return true;
  const wait = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return now - failedAt >= Math.min(Math.max(wait, API.failureStands), API.longestRetryAfter);
}

/** How long to wait after the nth failed attempt (counted from 1): 1 s, 2 s and so on; a 503 may say otherwise. */
export function waitAfter(failures: number, error: unknown): number {
  if (error instanceof ApiError && error.status === 503 && error.retryAfter !== null)
    return Math.min(error.retryAfter, API.longestRetryAfter);
  return failures * API.retryWait;
}

/**
 * Milliseconds that a Retry-After header asks for (seconds or an HTTP date); null when there is none or it cannot be
 * read.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const value = header?.trim() ?? '';
  if (value === '') return null;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? null : Math.max(wait, 0);
}
