import { isRecord } from '@/api/answer';
import { attachedFrom } from '@/features/documents/attached';
import { type Wrong, lengthProblem } from '@/forms/problems';

export const LONGEST_MESSAGE = 5000;
export const LONGEST_SUBJECT = 120;
/** From this number of characters on, the form says how many are left. */
export const NEARLY_FULL = 4500;

export interface MessageDraft {
  readonly body: string;
  readonly documentIds: readonly string[];
  /** Id of the newest post when the draft was begun; null when there was none. */
  readonly since: string | null;
}
export const EMPTY: MessageDraft = { body: '', documentIds: [], since: null };

export const draftName = (userId: string, threadId: string): string => `message:${userId}:${threadId}`;

/** Reads a stored draft field by field; undefined when the stored value is no draft. */
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

/** What is wrong with a message that is about to be sent; undefined when nothing is. */
export const messageProblem = (draft: Pick<MessageDraft, 'body' | 'documentIds'>): Wrong | undefined =>
  isEmpty(draft) ? { key: 'messages:empty' } : lengthProblem(draft.body, LONGEST_MESSAGE);

/** Joins a returned text and a text that was typed meanwhile, so that neither is lost. */
export const joinTexts = (...texts: readonly unknown[]): string =>
  texts.filter((text) => typeof text === 'string' && text.trim() !== '').join('\n\n');
