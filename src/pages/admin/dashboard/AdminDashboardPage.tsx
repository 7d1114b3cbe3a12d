import { useTranslation } from 'react-i18next';
import { PageBody } from '@/pages/composition/PageBody';

export function AdminDashboardPage() {
  const { t } = useTranslation('admin');
  return <PageBody title={t('title')} />;
}
