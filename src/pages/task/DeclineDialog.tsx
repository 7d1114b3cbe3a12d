import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Question } from '@/ui/dialog/Question';
import { TextArea } from '@/forms/fields/TextArea';
import { useMessage } from '@/i18n/useMessage';
import { reasonProblem } from './answerDraft';

interface DeclineDialogProps {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  /** Why the outbox could not take it. */
  readonly problem: string | null;
  readonly onClose: () => void;
  readonly onSend: () => void;
}

/** Asks why a task cannot be done. */
export function DeclineDialog({ reason, onReason, problem, onClose, onSend }: DeclineDialogProps) {
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
      onCancel={onClose}
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
      {problem !== null && (
        <Alert severity="error" variant="outlined">
          {problem}
        </Alert>
      )}
    </Question>
  );
}
