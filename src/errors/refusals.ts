import { ApiError, secondsToWait } from './ApiError';
import type { Message } from './normaliser';
import { serverText } from './serverText';

export type Refusal = 'linkSpent' | 'alreadyConfirmed';

interface Known {
  readonly refusal: Refusal;
  /** The server's sentence, in English; the first row that fits counts. */
  readonly said: RegExp;
}

/** What servers say when they refuse a link that came by e-mail. */
const KNOWN: readonly Known[] = [
  { refusal: 'alreadyConfirmed', said: /\balready (?:been )?(?:verified|confirmed)\b/i },
  {
    refusal: 'linkSpent',
    said: /\b(?:link|token)\b.{0,60}\b(?:expired|invalid|(?:no longer|not) valid|already (?:been )?used)\b/i,
  },
  { refusal: 'linkSpent', said: /\b(?:expired|invalid)\b.{0,60}\b(?:link|token)\b/i },
];
/** Answers that can refuse a link. A 401 is about the session, a 429 about the hurry: both have their own texts. */
const REFUSING: ReadonlySet<number | null> = new Set([400, 404, 409, 410, 422]);
const GONE = 410;

/** Why a link of an e-mail was refused, where that is known; null for every other error. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError) || error.notOffered || !REFUSING.has(error.status)) return null;
  const sentence = serverText(error.serverMessage) ?? '';
  const matched = KNOWN.find(({ said }) => said.test(sentence));
  return matched?.refusal ?? (error.status === GONE ? 'linkSpent' : null);
}

const TOO_MANY = 429;
/**
 * What to say of a refusal because too many requests came (429), with the seconds to wait where they are known; null
 * for every other error.
 */
export function hurryOf(error: unknown): Message | null {
  if (!(error instanceof ApiError) || error.status !== TOO_MANY) return null;
  const count = secondsToWait(error);
  return count === null
    ? { key: 'errors:refused.tooMany' }
    : { key: 'errors:refused.tooManyFor', values: { count } };
}

/** The server's own words, to stand under our text; null when it sent none. */
export function serverDetail(error: unknown): Message | null {
  const text = error instanceof ApiError ? serverText(error.serverMessage) : null;
  return text === null ? null : { key: 'errors:refused.detail', values: { text } };
}
