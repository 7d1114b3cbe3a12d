import { useTranslation } from 'react-i18next';
import { Question } from '@/ui/dialog/Question';

interface DiscardDialogProps {
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before the draft of an application is discarded. */
export function DiscardDialog({ open, onConfirm, onClose }: DiscardDialogProps) {
  const { t } = useTranslation('applications');
  return (
    <Question
      open={open}
      title={t('apply.discardTitle')}
      text={t('apply.discardText')}
      confirm={t('apply.discardConfirm')}
      cancel={t('apply.discardCancel')}
      onCancel={onClose}
      onConfirm={onConfirm}
    />
  );
}
