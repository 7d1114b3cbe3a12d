import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAppValue } from '@/runtime/AppScope';
import { pathOf } from '@/routing/routes';
import { formatNumber } from '@/i18n/format';
import { lowerBarLineSx, lowerBarSx } from '@/ui/page/lowerBarSx';
import { outbox } from './outbox';
import { WaitingDialog } from './WaitingDialog';

/** Shows on every page except the conversations how many entries are not sent. */
export function OutboxBar() {
  const { t } = useTranslation('outbox');
  const { entries, sending } = useAppValue(outbox);
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  // Entries that are being sent for the first time are left out, because most of them succeed at once.
  const count = entries.filter(({ clientId }) => !sending.has(clientId)).length;
  const isThere = pathname === pathOf('messages');
  return (
    <>
      {count > 0 && !isThere && (
        <Box className="vt-no-print vt-lower-bar" sx={{ ...lowerBarSx, ...lowerBarLineSx }}>
          <output>{t('waiting', { count, formatted: formatNumber(count) })}</output>
          <Button onClick={() => setOpen(true)}>{t('show')}</Button>
        </Box>
      )}
      {isOpen && entries.length > 0 && <WaitingDialog onClose={() => setOpen(false)} />}
    </>
  );
}
