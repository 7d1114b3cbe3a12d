import { dropDraft, keepDraft } from '@/forms/drafts/drafts';
import type { OutboxEntry } from './entries';

/** Under which name the unsent answer to a task is kept among the drafts. */
export const taskDraftName = (userId: string, taskId: string): string => `task:${userId}:${taskId}`;

/** Once it waits to be sent, the answer is no draft any more. */
export const dropTaskDraft = (userId: string, taskId: string): void =>
  dropDraft(taskDraftName(userId, taskId));

/** Puts what was written to a task back to where it can be changed. The task page checks it as it checks every draft. */
export function putTaskDraftBack({ userId, target, body }: OutboxEntry): void {
  const { note = '', documentIds = [], reason = '' } = body;
  keepDraft(taskDraftName(userId, target), { at: Date.now(), values: { note, documentIds, reason } });
}
