import { useEffect, useEffectEvent } from 'react';
import { type Task, tasks } from '@/api/endpoints/tasks';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { noteTask } from '@/features/tasks/taskReads';
import { storedRecord } from '@/forms/saving/conflict';
import { outbox } from '@/layout/outbox/outbox';
import type { OutboxEvent } from '@/layout/outbox/sending';

/**
 * The answer to a task that waits in the outbox. When the server has received it, or reports that the task
 * was changed meanwhile, the page shows the present state.
 * @param onSent called when the server has received the answer
 */
export function useWaitingAnswer({ id }: Task, onSent: () => void) {
  const box = useAppState(outbox);
  const { entries, sending } = useAppValue(outbox);
  const hear = useEffectEvent((event: OutboxEvent) => {
    const { kind, target } = event.entry;
    if (kind === 'message' || target !== id) return;
    if (event.type === 'sent') onSent();
    const now = event.type === 'sent' ? event.task : storedRecord(event.error, tasks.byId.read);
    if (now !== undefined) noteTask(now);
  });
  useEffect(() => box.onEvent((event) => hear(event)), [box]);
  const entry = entries.find(({ kind, target }) => kind !== 'message' && target === id);
  return { entry, isSending: entry !== undefined && sending.has(entry.clientId) };
}
