import type { StoredDocument } from '@/api/endpoints/documents';
import { ApiError } from '@/errors/ApiError';
import { type Message, userMessage } from '@/errors/normaliser';
import { formatPercent } from '@/i18n/format';
import type { Problem } from './checks';

/** The message about a failed upload, and whether the same file may be sent again. */
interface Fault {
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

type UploadState =
  | 'staged'
  | 'waiting'
  /** Offline: the upload begins automatically when there is a connection. */
  | 'offline'
  | 'preparing'
  | 'uploading'
  /** Everything is sent, but the response has not arrived. */
  | 'sent'
  | 'uploaded'
  | 'failed'
  | 'stopped'
  /** The session ended: the upload can go on when the same person signs in again. */
  | 'signIn';

export interface UploadItem {
  /** Sent with every attempt, so that the backend recognises a repeated one. */
  readonly id: string;
  readonly file: File;
  readonly type: string;
  /** Id of the document that this file is the next version of. */
  readonly replaces: string | undefined;
  /** Names the part of the app that collects the stored document with `take`. */
  readonly purpose: string | undefined;
  readonly state: UploadState;
  /** Why the file cannot be sent. */
  readonly problem: Problem | undefined;
  readonly fault: Fault | undefined;
  /** The part of the file that is sent, from 0 to 1. */
  readonly share: number;
  /** The photo made smaller, or the file itself when that would not be smaller. */
  readonly small: File | undefined;
  /** The file that is being sent or was sent. */
  readonly sent: File | undefined;
  /** Ids of the documents that were stored before an attempt whose response was lost. */
  readonly unanswered: ReadonlySet<string> | undefined;
  /** The document that the server made of the file. */
  readonly stored: StoredDocument | undefined;
}

const UNDERWAY: readonly UploadState[] = ['waiting', 'offline', 'preparing', 'uploading', 'sent'];
const AGAIN: readonly UploadState[] = ['failed', 'stopped', 'signIn'];
export const isUnderway = ({ state }: UploadItem): boolean => UNDERWAY.includes(state);
export const mayRetry = ({ state, fault }: UploadItem): boolean =>
  AGAIN.includes(state) && fault?.mayRetry !== false;
/** Whether the file is staged and has no problem. */
export const isReady = ({ state, problem }: UploadItem): boolean =>
  state === 'staged' && problem === undefined;
/** Whether nothing more happens to the item without an action of the person. */
export const isOver = (item: UploadItem): boolean => !isUnderway(item) && item.state !== 'staged';
