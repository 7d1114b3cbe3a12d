import { isRecord } from '@/api/answer';
import type { Task } from '@/api/endpoints/tasks';
import { attachedFrom } from '@/features/documents/attached';
import { within } from '@/forms/problems';

const LONGEST_NOTE = 1000;
const LONGEST_REASON = 500;

/** What somebody writes to a task before it is sent. */
export interface Answer {
  readonly note: string;
  readonly documentIds: readonly string[];
  /** Why it can't be done. */
  readonly reason: string;
}

/** What a task begins with: what was sent before it came back. */
export const answerOf = ({ note, documents }: Task): Answer => ({
  note: note ?? '',
  documentIds: documents.map(({ id }) => id),
  reason: '',
});

/** A stored draft rebuilt field by field; undefined when it is none. */
export function answerFrom(stored: unknown): Answer | undefined {
  if (!isRecord(stored) || typeof stored.note !== 'string') return undefined;
  const { note, documentIds, reason } = stored;
  return {
    note,
    documentIds: attachedFrom(documentIds),
    reason: typeof reason === 'string' ? reason : '',
  };
}

export const noteProblem = (note: string) => within(note, LONGEST_NOTE);
export const reasonProblem = (reason: string) =>
  reason.trim() === '' ? { key: 'tasks:whyEmpty' } : within(reason, LONGEST_REASON);

/** Whether a task of documents has neither a document nor a word about it. */
export const lacksAnswer = ({ kind }: Task, { note, documentIds }: Answer): boolean =>
  kind === 'document' && note.trim() === '' && documentIds.length === 0;
