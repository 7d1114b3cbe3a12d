import { isRecord } from '@/api/answer';
import { attachedFrom } from '@/features/documents/attached';
import { type Wrong, within } from '@/forms/problems';

export const LONGEST_MESSAGE = 5000;
export const LONGEST_SUBJECT = 120;
/** From so many characters on it is said how many are left. */
export const NEARLY_FULL = 4500;

/** What somebody writes into a conversation before it is sent. */
export interface MessageDraft {
  readonly body: string;
  readonly documentIds: readonly string[];
  /** The newest post when the draft was begun; null where there was none. */
  readonly since: string | null;
}
export const EMPTY: MessageDraft = { body: '', documentIds: [], since: null };

export const draftName = (userId: string, threadId: string): string => `message:${userId}:${threadId}`;

/** A stored draft rebuilt field by field; undefined when it is none. */
export function messageFrom(stored: unknown): MessageDraft | undefined {
  if (!isRecord(stored) || typeof stored.body !== 'string') return undefined;
  const { body, documentIds, since } = stored;
  return {
    body,
    documentIds: attachedFrom(documentIds),
    since: typeof since === 'string' ? since : null,
  };
}

export const isEmpty = ({ body, documentIds }: Pick<MessageDraft, 'body' | 'documentIds'>): boolean =>
  body.trim() === '' && documentIds.length === 0;

/** What is wrong with a message that is to be sent. */
export const messageProblem = (draft: Pick<MessageDraft, 'body' | 'documentIds'>): Wrong | undefined =>
  isEmpty(draft) ? { key: 'messages:empty' } : within(draft.body, LONGEST_MESSAGE);

/** What comes back to be changed, above what was typed meanwhile: neither is lost. */
export const joined = (...texts: readonly unknown[]): string =>
  texts.filter((text) => typeof text === 'string' && text.trim() !== '').join('\n\n');
