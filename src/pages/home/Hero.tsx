import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CreateProfileButton } from '@/pages/composition/CreateProfileButton';
import { LinkButton } from '@/pages/composition/LinkButton';
import { PageHeading } from '@/ui/PageHeading';
import { RoutesDrawing } from '@/ui/RoutesDrawing';
import { Content } from '@/ui/Section';
import { SECTION_SPACE } from './space';

/** One sentence that says what this is, one that says for whom, two actions, the routes. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <Box sx={{ position: 'relative', overflow: 'clip' }}>
      <Content>
        <Box
          sx={{
            display: 'grid',
            alignItems: 'center',
            gap: { xs: 4, md: 6 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
            paddingBlock: SECTION_SPACE,
          }}
        >
          <div>
            <Typography sx={{ mb: 2, fontWeight: 600, color: 'primary.main' }}>{t('tagline')}</Typography>
            <PageHeading title={t('title')} size="hero">
              {t('hero.heading')}
            </PageHeading>
            <Typography sx={{ mt: 3, maxWidth: '52ch', fontSize: '1.25rem', color: 'text.secondary' }}>
              {t('hero.forWhom')}
            </Typography>
            <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              <CreateProfileButton>{t('hero.createProfile')}</CreateProfileButton>
              <LinkButton to="jobs">{t('hero.browseJobs')}</LinkButton>
            </Box>
            <Typography sx={{ mt: 2, fontSize: '0.875rem', color: 'text.secondary' }}>
              {t('hero.note')}
            </Typography>
          </div>
          <RoutesDrawing variant="hero" />
        </Box>
      </Content>
    </Box>
  );
}
