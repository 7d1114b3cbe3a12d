import { useTranslation } from 'react-i18next';
import { PageBody } from '@/ui/page/PageBody';
import { useRouteParams } from '@/ui/page/useRoute';

/** An example of a page with a parameter. */
export function ExamplePage() {
  const { t } = useTranslation('example');
  const { thing } = useRouteParams('example');
  return <PageBody lead={t('lead', { thing })} />;
}
