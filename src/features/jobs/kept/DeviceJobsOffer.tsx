import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSilent } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useJobViewer } from '@/features/jobs/viewer';
import { useMessage } from '@/i18n/useMessage';
import { focusAround } from '@/ui/focusNext';
import { noticeSx } from '@/ui/loading/StatusNotice';
import { BusyButton } from '@/ui/page/BusyButton';
import { useToast } from '@/ui/toast/Toasts';
import { onDevice } from './recent';
import { setSavedInAccount } from './saved';

interface DeviceJobsOfferProps {
  /** Whether the server stores saved jobs. */
  readonly offered: boolean;
}

/**
 * Asks once whether jobs that were saved before signing in belong to this account: they may be somebody
 * else's.
 */
export function DeviceJobsOffer({ offered }: DeviceJobsOfferProps) {
  const { t } = useTranslation('jobs');
  const say = useMessage();
  const toast = useToast();
  const { userId } = useJobViewer();
  const deviceJobs = onDevice.use();
  const [busy, setBusy] = useState(false);
  if (userId === null || !offered || deviceJobs.length === 0) return null;
  const keep = async (button: Element) => {
    setBusy(true);
    try {
      // Oldest first, because the account keeps the order in which jobs are saved.
      for (const job of [...deviceJobs].reverse()) {
        if (job.gone !== true) await setSavedInAccount(job.id, false, true);
        onDevice.set(onDevice.get().filter(({ id }) => id !== job.id));
      }
      // The offer is gone now, and its buttons with it.
      focusAround({ currentTarget: button });
    } catch (error) {
      if (!isSilent(error))
        toast({ kind: 'error', message: t('save.failed', { reason: say(userMessage(error)) }) });
    }
    setBusy(false);
  };
  return (
    <Alert
      severity="info"
      sx={{ ...noticeSx, mb: 2, color: 'text.primary' }}
      action={
        <>
          <BusyButton color="inherit" busy={busy} onClick={({ currentTarget }) => void keep(currentTarget)}>
            {t('offer.keep')}
          </BusyButton>
          <Button
            color="inherit"
            disabled={busy}
            onClick={(event) => {
              focusAround(event);
              onDevice.set([]);
            }}
          >
            {t('offer.discard')}
          </Button>
        </>
      }
    >
      {t('offer.text', { count: deviceJobs.length })}
    </Alert>
  );
}
