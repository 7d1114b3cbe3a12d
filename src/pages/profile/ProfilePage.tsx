import { useTranslation } from 'react-i18next';
import { PageBody } from '@/pages/composition/PageBody';

export function ProfilePage() {
  const { t } = useTranslation('profile');
  return <PageBody title={t('title')} />;
}
