import { useTranslation } from 'react-i18next';
import { PageBody } from '@/pages/composition/PageBody';

export function EducationLevelsPage() {
  const { t } = useTranslation('records');
  return <PageBody title={t('title')} />;
}
