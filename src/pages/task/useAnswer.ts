import { useState } from 'react';
import type { Task } from '@/api/endpoints/tasks';
import { useAppState } from '@/runtime/AppScope';
import { newId } from '@/runtime/newId';
import { keepDraft, readDraft } from '@/forms/drafts/drafts';
import { isSignedInAs } from '@/identity/identity';
import type { OutboxEntry } from '@/layout/outbox/entries';
import { outbox } from '@/layout/outbox/outbox';
import { dropTaskDraft, taskDraftName } from '@/layout/outbox/taskDraft';
import { type Answer, answerFrom, answerOf } from './answerDraft';

/** The draft of an answer, kept on this device until it is in the outbox. */
export function useAnswer(task: Task, userId: string) {
  const name = taskDraftName(userId, task.id);
  const box = useAppState(outbox);
  const [answer, setAnswer] = useState<Answer>(() => readDraft(name, answerFrom)?.values ?? answerOf(task));
  const put = (next: Answer) => {
    setAnswer(next);
    if (isSignedInAs(userId)) keepDraft(name, { at: Date.now(), values: next });
  };
  /** @returns false when the outbox is full: then nothing was added */
  const add = (kind: OutboxEntry['kind'], said: Readonly<Record<string, unknown>>): boolean => {
    const clientId = newId();
    const body = { clientId, lastModified: task.lastModified ?? '', ...said };
    const isTaken = box.add({
      clientId,
      userId,
      kind,
      target: task.id,
      body,
      at: Date.now(),
      name: task.title,
    });
    if (isTaken) dropTaskDraft(userId, task.id);
    return isTaken;
  };
  return {
    answer,
    write: (part: Partial<Answer>) => put({ ...answer, ...part }),
    submit: () => {
      const note = answer.note.trim();
      return add('submit', { documentIds: [...answer.documentIds], ...(note === '' ? {} : { note }) });
    },
    decline: () => add('decline', { reason: answer.reason.trim() }),
  };
}
