import { ApiError } from '@/errors/ApiError';
import { type Message, userMessage } from '@/errors/normaliser';
import { formatPercent } from '@/i18n/format';

/** The message about a failed upload, and whether the same file may be sent again. */
export interface Fault {
  readonly message: Message;
  readonly mayRetry: boolean;
}

/** The codes of a 422 response for which there is a text of ours. */
const CODES = ['virus', 'encrypted', 'limit'] as const;

const codeOf = (body: unknown): (typeof CODES)[number] | undefined => {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return CODES.find((each) => each === code);
};

/** @param share the part of the file that had been sent, from 0 to 1 */
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
