import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/api/endpoints/tasks';
import { AttachDialog } from '@/features/documents/AttachDialog';
import { AttachedList } from '@/features/documents/AttachedList';
import { TextArea } from '@/forms/fields/TextArea';
import { useMessage } from '@/i18n/useMessage';
import { Part } from '@/ui/card/Part';
import { useToast } from '@/ui/toast/Toasts';
import { lacksAnswer, noteProblem } from './answerDraft';
import { DeclineDialog } from './DeclineDialog';
import { useAnswer } from './useAnswer';
import type { TaskChange } from './useTaskChange';

interface AnswerPartProps {
  readonly task: Task;
  readonly userId: string;
  readonly change: TaskChange;
}

/** What is written to an open task, and what goes with it. */
export function AnswerPart({ task, userId, change }: AnswerPartProps) {
  const { t } = useTranslation('tasks');
  const say = useMessage('tasks', 'problems');
  const toast = useToast();
  const { answer, write, submit, decline } = useAnswer(task, userId, change);
  const [dialog, setDialog] = useState<'attach' | 'decline' | null>(null);
  const [asked, setAsked] = useState(false);
  const tooLong = noteProblem(answer.note);
  const error =
    tooLong !== undefined
      ? say(tooLong)
      : asked && lacksAnswer(task, answer)
        ? t('needsDocument')
        : undefined;
  const sent = (outcome: string) => {
    setDialog(null);
    if (outcome === 'done') toast({ kind: 'success', message: t('submitted') });
  };
  const trySubmit = async () => {
    setAsked(true);
    if (tooLong !== undefined || lacksAnswer(task, answer)) {
      document.getElementById('task-note')?.focus();
      return;
    }
    sent(await submit());
  };
  return (
    <Part title={t('answer')}>
      <TextArea
        id="task-note"
        label={t('note')}
        hint={t('noteKept')}
        error={error}
        value={answer.note}
        onChange={(note) => write({ note })}
        onBlur={() => undefined}
        inputRef={null}
        disabled={change.busy}
      />
      <AttachedList
        known={task.documents}
        ids={answer.documentIds}
        onRemove={(id) => write({ documentIds: answer.documentIds.filter((each) => each !== id) })}
      />
      <Button variant="outlined" onClick={() => setDialog('attach')} disabled={change.busy}>
        {t('attach')}
      </Button>
      {change.problem !== null && (
        <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
          {change.problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button
          variant="contained"
          onClick={() => void trySubmit()}
          disabled={change.busy}
          loading={change.busy ? true : null}
        >
          {t('submit')}
        </Button>
        <Button onClick={() => setDialog('decline')} disabled={change.busy}>
          {t('decline')}
        </Button>
      </Box>
      {dialog === 'attach' && (
        <AttachDialog
          chosen={answer.documentIds}
          onClose={() => setDialog(null)}
          onChosen={(documentIds) => {
            write({ documentIds });
            setDialog(null);
          }}
        />
      )}
      {dialog === 'decline' && (
        <DeclineDialog
          busy={change.busy}
          onClose={() => setDialog(null)}
          onSend={(reason) => void decline(reason).then(sent)}
        />
      )}
    </Part>
  );
}
