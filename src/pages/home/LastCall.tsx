import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { STATISTICS } from '@/config/marketing';
import { formatNumber } from '@/i18n/format';
import { CreateProfileButton } from '@/pages/composition/CreateProfileButton';
import { LinkButton } from '@/pages/composition/LinkButton';
import { Content } from '@/ui/Section';
import { SECTION_SPACE } from './space';

/** The first step once more, for whoever has read this far. */
export function LastCall() {
  const { t } = useTranslation('home');
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}
    >
      <Content>
        <Box sx={{ py: SECTION_SPACE, textAlign: 'center' }}>
          <Typography id={id} variant="h2" sx={{ textWrap: 'balance' }}>
            {t('call.heading')}
          </Typography>
          <Typography sx={{ mt: 2, fontSize: '1.25rem', color: 'text.secondary' }}>
            {t('call.text', { number: formatNumber(STATISTICS.placements) })}
          </Typography>
          <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
            <CreateProfileButton>{t('hero.createProfile')}</CreateProfileButton>
            <LinkButton to="jobs">{t('hero.browseJobs')}</LinkButton>
          </Box>
        </Box>
      </Content>
    </Box>
  );
}
