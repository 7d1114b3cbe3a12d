import { ApiError } from '@/errors/ApiError';
import { type Message, userMessage } from '@/errors/normaliser';
import { formatPercent } from '@/i18n/format';

/** What is said about an upload that failed, and whether the same file may be sent again. */
export interface Fault {
  readonly message: Message;
  readonly mayRetry: boolean;
}

/** Codes of a 422 that have a text of ours. */
const CODES = ['virus', 'encrypted', 'limit'] as const;

const codeOf = (body: unknown): (typeof CODES)[number] | undefined => {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return CODES.find((each) => each === code);
};

/** @param share how much had been handed over, from 0 to 1. */
export function faultOf(error: unknown, share: number): Fault {
  const says = (key: string, mayRetry: boolean): Fault => ({
    message: { key: `documents:fault.${key}`, values: { share: formatPercent(share) } },
    mayRetry,
  });
  if (!(error instanceof ApiError)) return { message: userMessage(error), mayRetry: true };
  if (error.kind === 'network') return says('lost', true);
  if (error.kind === 'timeout') return says('still', true);
  if (error.status === 413) return says('tooLarge', false);
  if (error.status === 415) return says('kind', false);
  const code = error.status === 422 ? codeOf(error.body) : undefined;
  if (code !== undefined) return says(code, false);
  return { message: userMessage(error), mayRetry: error.status !== 403 && error.status !== 422 };
}
