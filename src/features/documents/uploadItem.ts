import type { StoredDocument } from '@/api/endpoints/documents';
import type { Problem } from './checks';
import type { Fault } from './faults';

export type UploadState =
  | 'staged'
  | 'waiting'
  /** Begins by itself when there is a connection. */
  | 'offline'
  | 'preparing'
  | 'uploading'
  /** Everything is sent, and the answer has not come. */
  | 'sent'
  | 'uploaded'
  | 'failed'
  | 'stopped'
  /** The session ended: the same person may go on. */
  | 'signIn';

export interface UploadItem {
  /** Goes with every try, so that a backend knows it again. */
  readonly id: string;
  readonly file: File;
  readonly type: string;
  /** The document whose next version this is. */
  readonly replaces: string | undefined;
  /** Who wants to hear what was stored, beside the list of documents. */
  readonly purpose: string | undefined;
  readonly state: UploadState;
  /** Why it is not sent at all. */
  readonly problem: Problem | undefined;
  readonly fault: Fault | undefined;
  /** How much is handed over, from 0 to 1. */
  readonly share: number;
  /** The photo made smaller; the file itself where that brings nothing. */
  readonly small: File | undefined;
  /** What is sent, or was. */
  readonly sent: File | undefined;
  /** The ids of what was stored before a try whose answer was lost. */
  readonly unanswered: ReadonlySet<string> | undefined;
  /** What the server made of it. */
  readonly stored: StoredDocument | undefined;
}

const UNDERWAY: readonly UploadState[] = ['waiting', 'offline', 'preparing', 'uploading', 'sent'];
const AGAIN: readonly UploadState[] = ['failed', 'stopped', 'signIn'];
export const isUnderway = ({ state }: UploadItem): boolean => UNDERWAY.includes(state);
export const mayRetry = ({ state, fault }: UploadItem): boolean =>
  AGAIN.includes(state) && fault?.mayRetry !== false;
/** Chosen, and nothing stands in its way. */
export const isReady = ({ state, problem }: UploadItem): boolean =>
  state === 'staged' && problem === undefined;
/** Nothing more happens to it by itself. */
export const isOver = (item: UploadItem): boolean => !isUnderway(item) && item.state !== 'staged';
