import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Task, tasks } from '@/api/endpoints/tasks';
import { isSilent } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { noteTask } from '@/features/tasks/taskReads';
import { storedRecord } from '@/forms/saving/conflict';
import { useMessage } from '@/i18n/useMessage';

export interface TaskChange {
  readonly busy: boolean;
  /** Why the last attempt failed; null when it did not fail. */
  readonly problem: string | null;
  readonly say: (problem: string | null) => void;
  /** @returns 'done', 'changed' when the task was changed meanwhile, or 'failed' */
  readonly run: (call: () => Promise<Task>) => Promise<'done' | 'changed' | 'failed'>;
}

/** Makes one change to a task. When it was changed meanwhile, the page loads and shows its present state. */
export function useTaskChange(): TaskChange {
  const { t } = useTranslation('terms');
  const sayMessage = useMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (call: () => Promise<Task>) => {
    if (busy) return 'failed';
    setBusy(true);
    setProblem(null);
    try {
      noteTask(await call());
      return 'done';
    } catch (error) {
      if (isSilent(error)) return 'failed';
      const current = storedRecord(error, tasks.byId.read);
      setProblem(current === undefined ? sayMessage(userMessage(error)) : t('changedMeanwhile'));
      if (current === undefined) return 'failed';
      noteTask(current);
      return 'changed';
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, say: setProblem, run };
}
