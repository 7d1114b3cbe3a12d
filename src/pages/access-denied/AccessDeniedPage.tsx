import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CONTACT } from '@/config/marketing';
import { Actions } from '@/pages/composition/Actions';
import { EmailLink } from '@/pages/composition/EmailLink';
import { LinkButton } from '@/pages/composition/LinkButton';
import { PageBody } from '@/pages/composition/PageBody';
import { RoutesDrawing } from '@/ui/RoutesDrawing';
import { measure } from '@/ui/measure';

/** Where a page belongs to another role: why, and three ways on. */
export function AccessDeniedPage() {
  const { t } = useTranslation('placeholders');
  return (
    <PageBody
      title={t('accessDenied.title')}
      lead={t('accessDenied.text')}
      beside={<RoutesDrawing variant="empty" />}
      actions={
        <>
          <Typography sx={{ mt: 2, mb: 1, maxWidth: measure(56) }}>{t('accessDenied.hint')}</Typography>
          <EmailLink address={CONTACT.support} />
          <Actions>
            <LinkButton to="home" variant="contained">
              {t('home')}
            </LinkButton>
            <LinkButton to="help">{t('help')}</LinkButton>
          </Actions>
        </>
      }
    />
  );
}
