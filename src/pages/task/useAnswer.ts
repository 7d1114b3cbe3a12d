import { useState } from 'react';
import { type Task, tasks } from '@/api/endpoints/tasks';
import { send } from '@/api/queries';
import { newId } from '@/config/newId';
import { dropDraft, keepDraft, readDraft } from '@/forms/drafts/drafts';
import { isSignedInAs } from '@/identity/identity';
import { type Answer, answerFrom, answerOf } from './answerDraft';
import type { TaskChange } from './useTaskChange';

/** What is written to a task, kept on this device until it is sent. */
export function useAnswer(task: Task, userId: string, change: TaskChange) {
  const name = `task:${userId}:${task.id}`;
  const [answer, setAnswer] = useState<Answer>(() => readDraft(name, answerFrom)?.values ?? answerOf(task));
  const put = (next: Answer) => {
    setAnswer(next);
    if (isSignedInAs(userId)) keepDraft(name, { at: Date.now(), values: next });
  };
  const lastModified = task.lastModified ?? '';
  const path = { id: task.id };
  const settle = (outcome: 'done' | 'changed' | 'failed') => {
    if (outcome === 'done') dropDraft(name);
    // The next try is another write.
    if (outcome === 'changed') put({ ...answer, clientId: newId() });
    return outcome;
  };
  return {
    answer,
    write: (part: Partial<Answer>) => put({ ...answer, ...part }),
    submit: async () => {
      // What is sent again after a reload must have the same name.
      put(answer);
      const { clientId, documentIds } = answer;
      const note = answer.note.trim();
      const body = {
        clientId,
        documentIds: [...documentIds],
        lastModified,
        ...(note === '' ? {} : { note }),
      };
      return settle(await change.run(() => send(tasks.submit, { path, body })));
    },
    decline: async (reason: string) => {
      const body = { clientId: answer.clientId, reason: reason.trim(), lastModified };
      return settle(await change.run(() => send(tasks.decline, { path, body })));
    },
  };
}
