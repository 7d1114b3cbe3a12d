import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Question } from '@/features/applications/Question';
import { TextArea } from '@/forms/fields/TextArea';
import { useMessage } from '@/i18n/useMessage';
import { reasonProblem } from './answerDraft';

interface DeclineDialogProps {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSend: (reason: string) => void;
}

/** Asks why a task can't be done. */
export function DeclineDialog({ busy, onClose, onSend }: DeclineDialogProps) {
  const { t } = useTranslation('tasks');
  const say = useMessage('tasks', 'problems');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const wrong = asked ? reasonProblem(reason) : undefined;
  return (
    <Question
      open
      title={t('decline')}
      confirm={t('send')}
      cancel={t('cancel')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => {
        setAsked(true);
        if (reasonProblem(reason) === undefined) onSend(reason);
        else document.getElementById('decline-reason')?.focus();
      }}
    >
      <TextArea
        id="decline-reason"
        label={t('why')}
        error={wrong === undefined ? undefined : say(wrong)}
        value={reason}
        onChange={setReason}
        onBlur={() => undefined}
        inputRef={null}
        disabled={busy}
      />
    </Question>
  );
}
