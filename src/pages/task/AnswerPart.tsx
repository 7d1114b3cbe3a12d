import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documents } from '@/api/endpoints/documents';
import type { Task } from '@/api/endpoints/tasks';
import { queryOptionsFor } from '@/api/queries';
import { TextArea } from '@/forms/fields/TextArea';
import { useMessage } from '@/i18n/useMessage';
import { Part } from '@/ui/card/Part';
import { BidiText } from '@/ui/text/BidiText';
import { useToast } from '@/ui/toast/Toasts';
import { lacksAnswer, noteProblem } from './answerDraft';
import { AttachDialog } from './AttachDialog';
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
      <Attached
        task={task}
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

interface AttachedProps {
  readonly task: Task;
  readonly ids: readonly string[];
  readonly onRemove: (id: string) => void;
}

function Attached({ task, ids, onRemove }: AttachedProps) {
  const { t } = useTranslation('tasks');
  const { data = [] } = useQuery({ ...queryOptionsFor(documents.list), enabled: ids.length > 0 });
  if (ids.length === 0) return null;
  const names = new Map([...task.documents, ...data].map(({ id, name }) => [id, name]));
  return (
    <Box component="ul" aria-label={t('attached')} sx={{ listStyle: 'none', margin: 0, mb: 1, padding: 0 }}>
      {ids.map((id) => {
        const name = names.get(id) ?? '–';
        return (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <BidiText>{name}</BidiText>
            <Button size="small" onClick={() => onRemove(id)} sx={{ overflowWrap: 'anywhere' }}>
              {t('detach', { name: `\u2068${name}\u2069` })}
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}
