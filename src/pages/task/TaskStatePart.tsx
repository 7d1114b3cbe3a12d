import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Task, tasks } from '@/api/endpoints/tasks';
import { send } from '@/api/queries';
import { isSilent } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { WrittenText } from '@/features/conversation/WrittenText';
import { AttachedNames } from '@/features/tasks/AttachedNames';
import { noteTask, readTaskAgain } from '@/features/tasks/taskReads';
import { isConflict, storedRecord } from '@/forms/saving/conflict';
import { formatDate } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { TitledCard } from '@/ui/card/TitledCard';
import { BusyButton } from '@/ui/page/BusyButton';
import { Text } from '@/ui/text/Text';

interface TaskChange {
  readonly busy: boolean;
  /** Why the last attempt failed; null when it did not fail. */
  readonly problem: string | null;
  readonly say: (problem: string | null) => void;
  /**
   * @param isWanted whether a task that was changed meanwhile is as the call would have left it: the answer of an
   * earlier attempt may have been lost
   * @returns 'done', 'changed' when the task was changed meanwhile, or 'failed'
   */
  readonly run: (
    call: () => Promise<Task>,
    isWanted: (now: Task) => boolean,
  ) => Promise<'done' | 'changed' | 'failed'>;
}

/** Makes one change to a task. When it was changed meanwhile, the page loads and shows its present state. */
export function useTaskChange(id: string): TaskChange {
  const { t } = useTranslation('terms');
  const sayMessage = useMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run: TaskChange['run'] = async (call, isWanted) => {
    if (busy) return 'failed';
    setBusy(true);
    setProblem(null);
    try {
      noteTask(await call());
      return 'done';
    } catch (error) {
      if (isSilent(error)) return 'failed';
      const current = storedRecord(error, tasks.byId.read);
      if (current !== undefined && isWanted(current)) {
        noteTask(current);
        return 'done';
      }
      setProblem(isConflict(error) ? t('changedMeanwhile') : sayMessage(userMessage(error)));
      if (!isConflict(error)) return 'failed';
      if (current === undefined) await readTaskAgain(id);
      else noteTask(current);
      return 'changed';
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, say: setProblem, run };
}

interface TaskStatePartProps {
  readonly task: Task;
  readonly change: TaskChange;
  /** Called when the answer was withdrawn, or the task turned out to have another state. */
  readonly onChanged: () => void;
}

/** The state of a task that is not open, and the answer that was sent. */
export function TaskStatePart({ task, change, onChanged }: TaskStatePartProps) {
  const { t } = useTranslation('tasks');
  const { state, submittedAt, note, reason, documents } = task;
  const isDeclined = state === 'cancelled' && typeof reason === 'string' && reason !== '';
  const stateText = {
    open: '',
    submitted: t('sentOn', { date: formatDate(submittedAt) }),
    done: t('accepted'),
    cancelled: isDeclined ? t('declined') : t('cancelledByUs'),
  }[state];
  const takeBack = async () => {
    const came = await change.run(
      () => send(tasks.takeBack, { path: { id: task.id }, body: { lastModified: task.lastModified ?? '' } }),
      // The agency reopens an answer only with a note.
      (now) => now.state === 'open' && (now.reviewNote ?? null) === (task.reviewNote ?? null),
    );
    if (came !== 'failed') onChanged();
  };
  return (
    <TitledCard title={t('answer')}>
      <Text quiet sx={{ mb: 1.5 }}>
        {stateText}
      </Text>
      {isDeclined && <WrittenText text={reason} />}
      {typeof note === 'string' && <WrittenText text={note} />}
      <AttachedNames documents={documents} />
      {state === 'submitted' && (
        <BusyButton variant="outlined" sx={{ mt: 2 }} busy={change.busy} onClick={() => void takeBack()}>
          {t('takeBack')}
        </BusyButton>
      )}
    </TitledCard>
  );
}
