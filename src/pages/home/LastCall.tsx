import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { STATISTICS } from '@/config/marketing';
import { formatNumber } from '@/i18n/format';
import { Actions } from '@/ui/page/Actions';
import { CreateProfileButton } from '@/identity/dialogs/CreateProfileButton';
import { LinkButton } from '@/ui/page/LinkButton';
import { Content } from '@/ui/page/Section';
import { BELOW, SECTION_SPACE } from './space';

/** The routes once more: from both edges of the page to the one place where the next step is taken. */
function Arrival() {
  return (
    <Box
      component="svg"
      viewBox="0 0 1200 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      sx={{
        display: 'block',
        width: '100%',
        height: { xs: 72, md: 120 },
        mb: 4,
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        color: 'primary.main',
        overflow: 'hidden',
        '& .faint': { opacity: 0.45 },
        '& path': { strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' },
        '& circle': { fill: 'currentColor' },
      }}
    >
      <path className="faint" d="M60 116C210 20 450 6 600 104" />
      <path d="M240 116C330 44 490 34 600 104" />
      <path className="faint" d="M420 116C460 78 540 70 600 104" />
      <path className="faint" d="M780 116C740 78 660 70 600 104" />
      <path d="M960 116C870 44 710 34 600 104" />
      <path className="faint" d="M1140 116C990 20 750 6 600 104" />
      <circle cx="600" cy="104" r="7" />
    </Box>
  );
}

/** The first step once more, for whoever has read this far. */
export function LastCall() {
  const { t } = useTranslation('home');
  const id = useId();
  return (
    <Box
      component="section"
      className="vt-gradient-background"
      aria-labelledby={id}
      sx={{ ...BELOW, borderBlockStart: '1px solid', borderColor: 'divider' }}
    >
      <Content>
        <Box sx={{ py: SECTION_SPACE, textAlign: 'center' }}>
          <Arrival />
          <Typography id={id} variant="h2" sx={{ textWrap: 'balance' }}>
            {t('call.heading')}
          </Typography>
          <Typography sx={{ mt: 2, fontSize: '1.25rem', color: 'text.secondary' }}>
            {t('call.text', { number: formatNumber(STATISTICS.placements) })}
          </Typography>
          <Actions centred>
            <CreateProfileButton>{t('hero.createProfile')}</CreateProfileButton>
            <LinkButton to="jobs">{t('hero.browseJobs')}</LinkButton>
          </Actions>
        </Box>
      </Content>
    </Box>
  );
}
