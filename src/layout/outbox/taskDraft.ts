import { dropDraft, keepDraft } from '@/forms/drafts/drafts';
import type { OutboxEntry } from './entries';

export const taskDraftName = (userId: string, taskId: string): string => `task:${userId}:${taskId}`;

/** Removes the draft, because the answer is in the outbox now. */
export const dropTaskDraft = (userId: string, taskId: string): void =>
  dropDraft(taskDraftName(userId, taskId));

/**
 * Moves an unsent answer back to the draft of the task, where it can be edited. The task page validates it
 * like any draft.
 */
export function putTaskDraftBack({ userId, target, body }: OutboxEntry): void {
  const { note = '', documentIds = [], reason = '' } = body;
  keepDraft(taskDraftName(userId, target), { at: Date.now(), values: { note, documentIds, reason } });
}
