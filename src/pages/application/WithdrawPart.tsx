import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applications } from '@/api/endpoints/applications';
import { send } from '@/api/queries';
import type { OneApplication } from '@/features/applications/applicationReads';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { TitledCard } from '@/ui/card/TitledCard';
import { lazyDialog, LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { Text } from '@/ui/text/Text';
import { ChangeProblem, useChange, WriteToUs } from './useChange';

const withdrawDialog = lazyDialog(async () => (await import('./WithdrawDialog')).WithdrawDialog);

/**
 * The statuses in which the rule about withdrawing is shown. Withdrawing is possible until an offer is made.
 */
const RUNNING: ReadonlySet<string> = new Set(['submitted', 'inReview', 'interview', 'offer']);

/** The button that withdraws an application, with the rule beside it. */
export function WithdrawPart({ application, isPlain }: OneApplication) {
  const { t } = useTranslation('applications');
  const change = useChange(true);
  const asking = useLazyDialog(withdrawDialog, useMissingChunk());
  const [reason, setReason] = useState('');
  const { id, status, withdrawable } = application;
  const isRunning = RUNNING.has(status);
  // Why it could not be withdrawn stays when it has ended meanwhile.
  if (!isRunning && change.problem === null) return null;
  const may = isRunning && status !== 'offer' && withdrawable !== false;
  const withdraw = async () => {
    const body = reason.trim() === '' ? {} : { reason: reason.trim() };
    await change.run(() => send(applications.withdraw, { path: { id }, body }));
    asking.hide();
  };
  return (
    <Box className="vt-no-print">
      <TitledCard title={t('detail.withdrawPart')}>
        {isRunning && <Text sx={{ mb: 1.5 }}>{t('detail.rule')}</Text>}
        {may &&
          (isPlain || change.isMissing ? (
            <WriteToUs />
          ) : (
            <Button variant="outlined" color="error" onClick={asking.show}>
              {t('detail.withdraw')}
            </Button>
          ))}
        {!change.isMissing && <ChangeProblem change={change} />}
        <LazyDialog
          of={asking}
          reason={reason}
          busy={change.busy}
          onReason={setReason}
          onConfirm={() => void withdraw()}
        />
      </TitledCard>
    </Box>
  );
}
