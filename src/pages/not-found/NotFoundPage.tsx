import { useTranslation } from 'react-i18next';
import { Actions } from '@/pages/composition/Actions';
import { LinkButton } from '@/pages/composition/LinkButton';
import { PageBody } from '@/pages/composition/PageBody';
import { RoutesDrawing } from '@/ui/RoutesDrawing';

/** Any unknown address: it says so, and where one can go instead. */
export function NotFoundPage() {
  const { t } = useTranslation('placeholders');
  return (
    <PageBody
      title={t('notFound.title')}
      lead={t('notFound.text')}
      beside={<RoutesDrawing variant="empty" />}
      actions={
        <Actions>
          <LinkButton to="home" variant="contained">
            {t('home')}
          </LinkButton>
          <LinkButton to="jobs">{t('jobs')}</LinkButton>
          <LinkButton to="help">{t('help')}</LinkButton>
        </Actions>
      }
    />
  );
}
