import { useTranslation } from 'react-i18next';
import { PageBody } from '@/pages/composition/PageBody';

export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  return <PageBody title={t('title')} />;
}
