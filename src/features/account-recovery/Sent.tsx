import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '@/forms/useSubmission';
import { FormAlert } from '@/forms/FormAlert';
import { useFormSummary } from '@/forms/useFormSummary';
import { BusyButton } from '@/ui/page/BusyButton';
import { Outcome } from './Outcome';
import { useRecoveryMessage } from './useRecoveryMessage';

interface SentProps {
  readonly title: string;
  readonly text: string;
  readonly onSendAgain: (signal: AbortSignal) => Promise<unknown>;
  /** Other actions, shown after 'Send it again'. */
  readonly others: ReactNode;
}

/** Says that a message was sent, and lets somebody who did not receive it send it again. */
export function Sent({ title, text, onSendAgain, others }: SentProps) {
  const { t } = useTranslation('auth');
  const messageOf = useRecoveryMessage();
  const summary = useFormSummary();
  const { pending, run } = useSubmission();
  const [times, setTimes] = useState(1);
  const busy = pending !== null;

  const again = async () => {
    summary.clear();
    const result = await run('form', onSendAgain);
    if (result.outcome === 'done') setTimes((count) => count + 1);
    else if (result.outcome === 'failed') summary.show(messageOf(result.error));
  };

  return (
    <>
      <FormAlert summary={summary} />
      <Outcome
        // A new key mounts the outcome again, so that it is announced and focused each time.
        key={times}
        kind="success"
        title={times === 1 ? title : t('forgot.sentAgain')}
        text={text}
        actions={
          // In one column: in most languages three buttons do not fit in one line.
          <Box sx={{ display: 'grid', gap: 1, flexBasis: '100%' }}>
            <BusyButton variant="outlined" size="large" busy={busy} onClick={() => void again()}>
              {t('forgot.resend')}
            </BusyButton>
            {others}
          </Box>
        }
      />
    </>
  );
}
