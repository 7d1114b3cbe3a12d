import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applications } from '@/api/endpoints/applications';
import { send } from '@/api/queries';
import { JOB_LIMITS } from '@/config/jobs';
import type { OneApplication } from '@/features/applications/applicationReads';
import { TextArea } from '@/forms/fields/TextArea';
import { TitledCard } from '@/ui/card/TitledCard';
import { Question } from '@/ui/dialog/Question';
import { Text } from '@/ui/text/Text';
import { ChangeProblem, useChange, WriteToUs } from './useChange';

/**
 * The statuses in which the rule about withdrawing is shown. Withdrawing is possible until an offer is made.
 */
const RUNNING: ReadonlySet<string> = new Set(['submitted', 'inReview', 'interview', 'offer']);

/** The button that withdraws an application, with the rule beside it. */
export function WithdrawPart({ application, isPlain }: OneApplication) {
  const { t } = useTranslation('applications');
  const change = useChange();
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState('');
  const { id, status, withdrawable } = application;
  if (!RUNNING.has(status)) return null;
  const may = status !== 'offer' && withdrawable !== false;
  const withdraw = async () => {
    const body = reason.trim() === '' ? {} : { reason: reason.trim() };
    await change.run(() => send(applications.withdraw, { path: { id }, body }));
    setAsks(false);
  };
  return (
    <Box className="vt-no-print">
      <TitledCard title={t('detail.withdrawPart')}>
        <Text sx={{ mb: 1.5 }}>{t('detail.rule')}</Text>
        {may &&
          (isPlain || change.isMissing ? (
            <WriteToUs />
          ) : (
            <Button variant="outlined" color="error" onClick={() => setAsks(true)}>
              {t('detail.withdraw')}
            </Button>
          ))}
        {!change.isMissing && <ChangeProblem change={change} />}
        <Question
          open={asks}
          title={t('detail.withdrawTitle')}
          confirm={t('detail.withdrawConfirm')}
          cancel={t('detail.keepIt')}
          busy={change.busy}
          onCancel={() => setAsks(false)}
          onConfirm={() => void withdraw()}
        >
          <TextArea
            id="withdraw-reason"
            label={t('detail.reason')}
            value={reason}
            onChange={(text) => setReason(text.slice(0, JOB_LIMITS.reason))}
            onBlur={() => undefined}
            inputRef={null}
            disabled={change.busy}
          />
        </Question>
      </TitledCard>
    </Box>
  );
}
