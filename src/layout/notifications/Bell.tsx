import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppValue } from '@/runtime/AppScope';
import { BADGE_MAX } from '@/config/limits';
import { formatNumber } from '@/i18n/format';
import { notificationsDialog } from '@/layout/menus';
import { updates } from '@/layout/updates/updates';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { CountBadge } from '@/ui/text/CountBadge';

/** Shows the number of unread notifications and opens the newest ones. */
export function Bell() {
  const { t } = useTranslation(['menus', 'words']);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const dialog = useLazyDialog(notificationsDialog, useMissingChunk());
  const unread = useAppValue(updates)?.unreadNotifications ?? 0;
  const label =
    unread === 0
      ? t('words:notifications')
      : unread > BADGE_MAX
        ? t('bell.more', { most: formatNumber(BADGE_MAX) })
        : t('bell.unread', { count: unread, formatted: formatNumber(unread) });
  return (
    <>
      <IconButton
        ref={setButton}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={dialog.open}
        onClick={dialog.show}
        sx={{ width: 44, height: 44, color: 'text.secondary' }}
      >
        <span aria-hidden style={{ display: 'flex' }}>
          <CountBadge count={unread}>
            <NotificationsIcon />
          </CountBadge>
        </span>
      </IconButton>
      <LazyDialog of={dialog} anchor={button} />
    </>
  );
}
