import { useTranslation } from 'react-i18next';
import { Actions, LinkButton } from './Actions';
import { PageBody } from './PageBody';
import { RoutesDrawing } from './RoutesDrawing';

/** Page Not Found: for an unknown address, and for an address whose parameter is invalid. */
export function NotFoundBody() {
  const { t } = useTranslation(['placeholders', 'words']);
  return (
    <PageBody
      title={t('notFound.title')}
      lead={t('notFound.text')}
      beside={<RoutesDrawing variant="empty" />}
      actions={
        <Actions>
          <LinkButton to="home" variant="contained">
            {t('words:goToTheHomePage')}
          </LinkButton>
          <LinkButton to="jobs">{t('words:browseJobs')}</LinkButton>
          <LinkButton to="help">{t('words:help')}</LinkButton>
        </Actions>
      }
    />
  );
}
