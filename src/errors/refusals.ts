import { ApiError, secondsToWait } from './ApiError';
import type { Message } from './normaliser';
import { serverText } from './serverText';

export type Refusal = 'linkSpent' | 'alreadyConfirmed';

interface LinkRefusal {
  readonly refusal: Refusal;
  /** Matches the server's English sentence; the first row that matches counts. */
  readonly pattern: RegExp;
}

/** Sentences with which servers refuse a link from an e-mail. */
const LINK_REFUSALS: readonly LinkRefusal[] = [
  { refusal: 'alreadyConfirmed', pattern: /\balready (?:been )?(?:verified|confirmed)\b/i },
  {
    refusal: 'linkSpent',
    pattern:
      /\b(?:link|token)\b.{0,60}\b(?:expired|invalid|(?:no longer|not) valid|already (?:been )?used)\b/i,
  },
  { refusal: 'linkSpent', pattern: /\b(?:expired|invalid)\b.{0,60}\b(?:link|token)\b/i },
];
/**
 * Statuses that can refuse a link. A 401 is about the session and a 429 about too
 * many requests: both have their own texts.
 */
const REFUSING: ReadonlySet<number | null> = new Set([400, 404, 409, 410, 422]);
const GONE = 410;

/** Why a link from an e-mail was refused; null for any other error. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError) || error.notOffered || !REFUSING.has(error.status)) return null;
  const sentence = serverText(error.serverMessage) ?? '';
  const matched = LINK_REFUSALS.find(({ pattern }) => pattern.test(sentence));
  const isAboutToken = error.fieldErrors.token !== undefined;
  return matched?.refusal ?? (error.status === GONE || isAboutToken ? 'linkSpent' : null);
}

const TOO_MANY = 429;
/**
 * The message after too many requests (429), with the seconds to wait if the server
 * gave them; null for any other error.
 */
export function tooManyRequests(error: unknown): Message | null {
  if (!(error instanceof ApiError) || error.status !== TOO_MANY) return null;
  const count = secondsToWait(error);
  return count === null
    ? { key: 'errors:refused.tooMany' }
    : { key: 'errors:refused.tooManyFor', values: { count } };
}

/** The server's own text, shown below the app's text; null when it sent none. */
export function serverDetail(error: unknown): Message | null {
  const text = error instanceof ApiError ? serverText(error.serverMessage) : null;
  return text === null ? null : { key: 'errors:refused.detail', values: { text } };
}
