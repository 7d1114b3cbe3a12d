import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { CONTACT } from '@/config/marketing';
import { Block } from '@/ui/page/Block';
import { ComingSoonBody } from '@/ui/page/ComingSoonBody';
import { EmailLink } from '@/ui/page/EmailLink';

/**
 * The placeholder while messages are switched off. It says who will write here and who answers until then.
 */
export function MessagesSoonPage() {
  const { t } = useTranslation(['placeholders', 'words']);
  return (
    <ComingSoonBody lead={t('messages.lead')} back="dashboard" backLabel={t('words:backToDashboard')}>
      <Block heading={t('messages.employers')}>
        <Typography>{t('messages.employersText')}</Typography>
      </Block>
      <Block heading={t('messages.agency', { name: config().appName })}>
        <Typography>{t('messages.agencyText')}</Typography>
      </Block>
      <Block heading={t('messages.meanwhile')}>
        <Typography sx={{ mb: 1 }}>{t('messages.meanwhileText')}</Typography>
        <EmailLink address={CONTACT.support} />
      </Block>
    </ComingSoonBody>
  );
}
