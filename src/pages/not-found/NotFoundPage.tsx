import { useTranslation } from 'react-i18next';
import { Actions } from '@/ui/page/Actions';
import { LinkButton } from '@/ui/page/LinkButton';
import { PageBody } from '@/ui/page/PageBody';
import { RoutesDrawing } from '@/ui/page/RoutesDrawing';

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
