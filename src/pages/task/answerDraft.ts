import { isRecord } from '@/api/answer';
import type { Task } from '@/api/endpoints/tasks';
import { attachedFrom } from '@/features/documents/attached';
import { lengthProblem } from '@/forms/problems';

const LONGEST_NOTE = 1000;
const LONGEST_REASON = 500;

/** The draft of an answer to a task. */
export interface Answer {
  readonly note: string;
  readonly documentIds: readonly string[];
  /** Why the task cannot be done. */
  readonly reason: string;
}

/** The first values of an answer: the one that was sent before the task was returned. */
export const answerOf = ({ note, documents }: Task): Answer => ({
  note: note ?? '',
  documentIds: documents.map(({ id }) => id),
  reason: '',
});

/** Reads a stored draft field by field; undefined when the stored value is no draft. */
export function answerFrom(stored: unknown): Answer | undefined {
  if (!isRecord(stored) || typeof stored.note !== 'string') return undefined;
  const { note, documentIds, reason } = stored;
  return {
    note,
    documentIds: attachedFrom(documentIds),
    reason: typeof reason === 'string' ? reason : '',
  };
}

export const noteProblem = (note: string) => lengthProblem(note, LONGEST_NOTE);
export const reasonProblem = (reason: string) =>
  reason.trim() === '' ? { key: 'tasks:whyEmpty' } : lengthProblem(reason, LONGEST_REASON);

/** Whether a task that asks for documents has neither a document nor a note. */
export const lacksAnswer = ({ kind }: Task, { note, documentIds }: Answer): boolean =>
  kind === 'document' && note.trim() === '' && documentIds.length === 0;
