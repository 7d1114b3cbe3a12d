import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/api/endpoints/tasks';
import { attachDialog } from '@/features/documents/attached';
import { AttachedList } from '@/features/documents/AttachedList';
import { keepDraft, readDraft } from '@/forms/drafts/drafts';
import { TextArea } from '@/forms/fields/TextArea';
import { useMessage } from '@/i18n/useMessage';
import { isSignedInAs } from '@/identity/identity';
import type { OutboxEntry } from '@/layout/outbox/entries';
import { outbox } from '@/layout/outbox/outbox';
import { dropTaskDraft, taskDraftName } from '@/layout/outbox/taskDraft';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { useAppState } from '@/runtime/AppScope';
import { newId } from '@/runtime/newId';
import { TitledCard } from '@/ui/card/TitledCard';
import { Question } from '@/ui/dialog/Question';
import { LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { type Answer, answerFrom, answerOf, lacksAnswer, noteProblem, reasonProblem } from './answerDraft';

/** The draft of an answer, kept on this device until it is in the outbox. */
function useAnswer(task: Task, userId: string) {
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

interface DeclineDialogProps {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  /** Why the outbox could not take it. */
  readonly problem: string | null;
  readonly onClose: () => void;
  readonly onSend: () => void;
}

/** Asks why a task cannot be done. */
function DeclineDialog({ reason, onReason, problem, onClose, onSend }: DeclineDialogProps) {
  const { t } = useTranslation(['tasks', 'words']);
  const say = useMessage('tasks', 'problems');
  const [asked, setAsked] = useState(false);
  const wrong = asked ? reasonProblem(reason) : undefined;
  return (
    <Question
      open
      title={t('decline')}
      confirm={t('words:send')}
      cancel={t('words:cancel')}
      busy={false}
      onClose={onClose}
      onConfirm={() => {
        setAsked(true);
        if (reasonProblem(reason) === undefined) onSend();
        else document.getElementById('decline-reason')?.focus();
      }}
    >
      <TextArea
        id="decline-reason"
        label={t('why')}
        error={wrong === undefined ? undefined : say(wrong)}
        value={reason}
        onChange={onReason}
        onBlur={() => undefined}
        inputRef={null}
      />
      {problem !== null && <Alert severity="error">{problem}</Alert>}
    </Question>
  );
}

interface AnswerPartProps {
  readonly task: Task;
  readonly userId: string;
  /** The refused answer that the person is changing. */
  readonly edited: OutboxEntry['kind'] | null;
  /** Called when the answer is in the outbox. */
  readonly onAnswered: () => void;
}

const focusOn = (field: HTMLElement | null): void => field?.focus();

/** The answer to an open task, with its documents. */
export function AnswerPart({ task, userId, edited, onAnswered }: AnswerPartProps) {
  const { t } = useTranslation(['tasks', 'outbox']);
  const say = useMessage('tasks', 'problems');
  const { answer, write, submit, decline } = useAnswer(task, userId);
  const attaching = useLazyDialog(attachDialog, useMissingChunk());
  const [declines, setDeclines] = useState(edited === 'decline');
  const [asked, setAsked] = useState(false);
  const [isFull, setFull] = useState(false);
  const tooLong = noteProblem(answer.note);
  const error =
    tooLong !== undefined
      ? say(tooLong)
      : asked && lacksAnswer(task, answer)
        ? t('needsDocument')
        : undefined;
  const taken = (isTaken: boolean) => {
    setFull(!isTaken);
    if (isTaken) onAnswered();
  };
  const trySubmit = () => {
    setAsked(true);
    if (tooLong !== undefined || lacksAnswer(task, answer)) document.getElementById('task-note')?.focus();
    else taken(submit());
  };
  return (
    <TitledCard title={t('answer')}>
      <TextArea
        id="task-note"
        label={t('note')}
        hint={t('noteKept')}
        error={error}
        value={answer.note}
        onChange={(note) => write({ note })}
        onBlur={() => undefined}
        // The button 'Edit', which had the focus, is gone.
        inputRef={edited === 'submit' ? focusOn : null}
      />
      <AttachedList
        namedDocuments={task.documents}
        ids={answer.documentIds}
        onRemove={(id) => write({ documentIds: answer.documentIds.filter((each) => each !== id) })}
      />
      <Button variant="outlined" sx={{ mt: 1 }} onClick={attaching.show}>
        {t('attach')}
      </Button>
      {isFull && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('outbox:tooMany')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="contained" onClick={trySubmit}>
          {t('submit')}
        </Button>
        <Button onClick={() => setDeclines(true)}>{t('decline')}</Button>
      </Box>
      {attaching.open && (
        <LazyDialog
          of={attaching}
          chosen={answer.documentIds}
          onChosen={(documentIds) => {
            write({ documentIds });
            attaching.hide();
          }}
        />
      )}
      {declines && (
        <DeclineDialog
          reason={answer.reason}
          onReason={(reason) => write({ reason })}
          problem={isFull ? t('outbox:tooMany') : null}
          onClose={() => setDeclines(false)}
          onSend={() => taken(decline())}
        />
      )}
    </TitledCard>
  );
}
