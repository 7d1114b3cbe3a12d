import { useTranslation } from 'react-i18next';
import { ComingSoonBody } from '@/ui/page/ComingSoonBody';

/** The page at /admin/notifications when notifications are switched off. */
export function AdminNotificationsSoonPage() {
  const { t } = useTranslation(['placeholders', 'words']);
  return (
    <ComingSoonBody lead={t('adminNotifications.text')} back="admin" backLabel={t('words:backToAdmin')} />
  );
}
