import type { Backend } from '../backend.ts';
import { REMOTE_ADDRESS } from '../security/sessions.ts';
import { HttpFailure } from './HttpFailure.ts';
import type { Call } from './route.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often a request of each kind is allowed for one person or, if signed out, one address. */
const LIMITS = {
  search: { most: 600, within: MINUTE },
  apply: { most: 20, within: HOUR },
  post: { most: 20, within: MINUTE },
  announce: { most: 5, within: HOUR },
  report: { most: 5, within: HOUR },
} as const;

/** Counts a request. @throws HttpFailure 429 with Retry-After (seconds) if there were too many */
export const limit = (backend: Backend, kind: keyof typeof LIMITS, call: Call): void => {
  const { most, within } = LIMITS[kind];
  const asker = call.visitor()?.user.id ?? call.request.headers.get(REMOTE_ADDRESS) ?? 'unknown';
  const key = `${kind}~${asker}`;
  const now = backend.now();
  const recent = (backend.recent.get(key) ?? []).filter((time) => time > now - within);
  if (recent.length >= most) {
    const wait = Math.ceil(((recent[0] ?? now) + within - now) / 1000);
    throw new HttpFailure(429, 'Too many requests. Please try again later.', undefined, {
      headers: { 'retry-after': String(Math.max(1, wait)) },
    });
  }
  backend.recent.set(key, [...recent, now]);
};
