import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type Fact, Facts } from '@/features/applications/Facts';
import { Question } from '@/ui/dialog/Question';

interface AnswerDialogProps {
  readonly open: boolean;
  readonly answer: 'accept' | 'decline';
  /** What the offer says. */
  readonly facts: readonly Fact[];
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before an offer is accepted or declined, because that is final. */
export function AnswerDialog({ open, answer, facts, busy, onConfirm, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('applications');
  return (
    <Question
      open={open}
      title={t(answer === 'decline' ? 'detail.declineTitle' : 'detail.acceptTitle')}
      confirm={t(answer === 'decline' ? 'detail.decline' : 'detail.accept')}
      cancel={t('detail.notYet')}
      busy={busy}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <Facts facts={facts} />
      <Box component="p" sx={{ marginBlockEnd: 0 }}>
        {t('detail.final')}
      </Box>
    </Question>
  );
}
