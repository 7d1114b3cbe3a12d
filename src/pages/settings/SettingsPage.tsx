import { useTranslation } from 'react-i18next';
import { PageBody } from '@/pages/composition/PageBody';

export function SettingsPage() {
  const { t } = useTranslation('settings');
  return <PageBody title={t('title')} />;
}
