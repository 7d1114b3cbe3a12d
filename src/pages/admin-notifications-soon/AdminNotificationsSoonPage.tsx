import { useTranslation } from 'react-i18next';
import { ComingSoonBody } from '@/ui/page/ComingSoonBody';

/** What stands at /admin/notifications where notifications are switched off. */
export function AdminNotificationsSoonPage() {
  const { t } = useTranslation(['placeholders', 'words']);
  return (
    <ComingSoonBody lead={t('adminNotifications.text')} back="admin" backLabel={t('words:backToAdmin')} />
  );
}
