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
import { TitledCard } from '@/ui/card/TitledCard';
import { lacksAnswer, noteProblem } from './answerDraft';
import { DeclineDialog } from './DeclineDialog';
import { useAnswer } from './useAnswer';

interface AnswerPartProps {
  readonly task: Task;
  readonly userId: string;
  /** Called when the answer is in the outbox. */
  readonly onAnswered: () => void;
}

/** The answer to an open task, with its documents. */
export function AnswerPart({ task, userId, onAnswered }: AnswerPartProps) {
  const { t } = useTranslation(['tasks', 'outbox']);
  const say = useMessage('tasks', 'problems');
  const { answer, write, submit, decline } = useAnswer(task, userId);
  const [dialog, setDialog] = useState<'attach' | 'decline' | null>(null);
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
        inputRef={null}
      />
      <AttachedList
        namedDocuments={task.documents}
        ids={answer.documentIds}
        onRemove={(id) => write({ documentIds: answer.documentIds.filter((each) => each !== id) })}
      />
      <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setDialog('attach')}>
        {t('attach')}
      </Button>
      {isFull && (
        <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
          {t('outbox:tooMany')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="contained" onClick={trySubmit}>
          {t('submit')}
        </Button>
        <Button onClick={() => setDialog('decline')}>{t('decline')}</Button>
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
          reason={answer.reason}
          onReason={(reason) => write({ reason })}
          problem={isFull ? t('outbox:tooMany') : null}
          onClose={() => setDialog(null)}
          onSend={() => taken(decline())}
        />
      )}
    </TitledCard>
  );
}
