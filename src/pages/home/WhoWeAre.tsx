import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { CONTACT } from '@/config/marketing';
import { EmailLink } from '@/ui/page/EmailLink';
import { Content } from '@/ui/page/Section';
import { measure } from '@/ui/text/measure';
import { BELOW, SECTION_SPACE } from './space';

/** Privately run, tied to no government programme; and the address that answers around the clock. */
export function WhoWeAre() {
  const { t } = useTranslation('home');
  const who = useId();
  const support = useId();
  const name = config().appName;
  return (
    <Content>
      <Box
        sx={{
          ...BELOW,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          gap: { xs: 6, md: 8 },
          paddingBlockEnd: SECTION_SPACE,
        }}
      >
        <section aria-labelledby={who}>
          <Typography id={who} variant="h2">
            {t('who.heading')}
          </Typography>
          <Typography sx={{ mt: 3, maxWidth: measure(56), fontSize: '1.25rem' }}>
            {t('who.private', { name })}
          </Typography>
          <Typography sx={{ mt: 2, maxWidth: measure(64), color: 'text.secondary' }}>
            {t('who.independent')}
          </Typography>
        </section>
        <Box
          component="section"
          aria-labelledby={support}
          sx={{
            alignSelf: 'end',
            paddingInlineStart: { md: 4 },
            borderInlineStart: { md: '1px solid' },
            borderColor: { md: 'divider' },
          }}
        >
          <Typography id={support} variant="h4" component="h2">
            {t('support.heading')}
          </Typography>
          <Typography sx={{ mt: 1, mb: 1, color: 'text.secondary' }}>{t('support.text')}</Typography>
          <EmailLink address={CONTACT.email} />
        </Box>
      </Box>
    </Content>
  );
}
