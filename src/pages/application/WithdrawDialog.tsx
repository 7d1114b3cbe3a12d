import { useTranslation } from 'react-i18next';
import { JOB_LIMITS } from '@/config/jobs';
import { TextArea } from '@/forms/fields/TextArea';
import { Question } from '@/ui/dialog/Question';

interface WithdrawDialogProps {
  readonly open: boolean;
  readonly reason: string;
  readonly busy: boolean;
  readonly onReason: (reason: string) => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before an application is withdrawn, and for the reason. */
export function WithdrawDialog({ open, reason, busy, onReason, onConfirm, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('applications');
  return (
    <Question
      open={open}
      title={t('detail.withdrawTitle')}
      confirm={t('detail.withdrawConfirm')}
      cancel={t('detail.keepIt')}
      busy={busy}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <TextArea
        id="withdraw-reason"
        label={t('detail.reason')}
        value={reason}
        onChange={(text) => onReason(text.slice(0, JOB_LIMITS.reason))}
        onBlur={() => undefined}
        inputRef={null}
        disabled={busy}
      />
    </Question>
  );
}
