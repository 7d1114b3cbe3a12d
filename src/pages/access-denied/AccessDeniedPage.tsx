import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CONTACT } from '@/config/marketing';
import { Actions, LinkButton } from '@/ui/page/Actions';
import { EmailLink } from '@/ui/page/EmailLink';
import { PageBody } from '@/ui/page/PageBody';
import { RoutesDrawing } from '@/ui/page/RoutesDrawing';
import { lineWidth } from '@/ui/text/lineWidth';

/** Shown when a page requires another role: the reason, and three links to other pages. */
export function AccessDeniedPage() {
  const { t } = useTranslation(['placeholders', 'words']);
  return (
    <PageBody
      lead={t('accessDenied.text')}
      beside={<RoutesDrawing variant="empty" />}
      actions={
        <>
          <Typography sx={{ mt: 2, mb: 1, maxWidth: lineWidth(56) }}>{t('accessDenied.hint')}</Typography>
          <EmailLink address={CONTACT.support} />
          <Actions>
            <LinkButton to="home" variant="contained">
              {t('words:goToTheHomePage')}
            </LinkButton>
            <LinkButton to="help">{t('words:help')}</LinkButton>
          </Actions>
        </>
      }
    />
  );
}
