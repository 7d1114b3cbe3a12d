import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { CONTACT, SUPPORT_HOURS } from '@/config/marketing';
import { Actions } from '@/pages/composition/Actions';
import { Block } from '@/pages/composition/Block';
import { ComingSoonMark } from '@/pages/composition/ComingSoonMark';
import { EmailLink } from '@/pages/composition/EmailLink';
import { LinkButton } from '@/pages/composition/LinkButton';
import { PageBody } from '@/pages/composition/PageBody';
import { RoutesDrawing } from '@/ui/RoutesDrawing';

/** A composed placeholder (decisions, "Product"): who will write here, and who answers until then. */
export function MessagesPage() {
  const { t } = useTranslation('placeholders');
  return (
    <PageBody
      title={t('messages.title')}
      mark={<ComingSoonMark text={t('comingSoon')} />}
      lead={t('messages.lead')}
      beside={<RoutesDrawing variant="empty" />}
      actions={
        <Actions>
          <LinkButton to="dashboard" variant="contained">
            {t('backToDashboard')}
          </LinkButton>
        </Actions>
      }
    >
      <Block heading={t('messages.employers')}>
        <Typography>{t('messages.employersText')}</Typography>
      </Block>
      <Block heading={t('messages.agency', { name: config().appName })}>
        <Typography>{t('messages.agencyText')}</Typography>
      </Block>
      <Block heading={t('messages.meanwhile')}>
        <Typography sx={{ mb: 1 }}>{t('messages.meanwhileText', { hours: SUPPORT_HOURS })}</Typography>
        <EmailLink address={CONTACT.support} />
      </Block>
    </PageBody>
  );
}
