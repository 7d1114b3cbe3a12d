import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Actions } from '@/ui/page/Actions';
import { CreateProfileButton } from '@/identity/dialogs/CreateProfileButton';
import { LinkButton } from '@/ui/page/LinkButton';
import { PageHeading } from '@/ui/page/PageHeading';
import { RoutesDrawing } from '@/ui/page/RoutesDrawing';
import { Content } from '@/ui/page/Section';
import { measure } from '@/ui/text/measure';
import { SECTION_SPACE } from './space';

/** A short piece of a route leads to it: a line that ends in a dot. Borders, so that forced colours keep it. */
const TAGLINE_SX = {
  display: 'flex',
  alignItems: 'center',
  mb: 2,
  fontWeight: 600,
  '&::before': {
    content: '""',
    order: -2,
    width: 32,
    borderBlockStart: '2px solid',
    borderColor: 'primary.main',
  },
  '&::after': {
    content: '""',
    order: -1,
    marginInlineEnd: 1.5,
    borderRadius: '50%',
    border: '4px solid',
    borderColor: 'primary.main',
  },
} as const;

/** One sentence that says what this is, one that says for whom, two actions, the routes. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <Box
      className="vt-gradient-background"
      sx={{ overflow: 'clip', borderBlockEnd: '1px solid', borderColor: 'divider' }}
    >
      <Content>
        <Box
          sx={{
            display: 'grid',
            alignItems: 'center',
            gap: { xs: 4, md: 6 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
            paddingBlockStart: SECTION_SPACE,
            paddingBlockEnd: { xs: 6, lg: 8 },
          }}
        >
          <div>
            <Typography sx={TAGLINE_SX}>{t('tagline')}</Typography>
            <PageHeading size="hero">{t('hero.heading')}</PageHeading>
            <Typography sx={{ mt: 3, maxWidth: measure(52), fontSize: '1.25rem', color: 'text.secondary' }}>
              {t('hero.forWhom')}
            </Typography>
            <Actions>
              <CreateProfileButton>{t('hero.createProfile')}</CreateProfileButton>
              <LinkButton to="jobs">{t('hero.browseJobs')}</LinkButton>
            </Actions>
            <Typography sx={{ mt: 2, fontSize: '0.875rem', color: 'text.secondary', textWrap: 'balance' }}>
              {t('hero.note')}
            </Typography>
          </div>
          <Box
            sx={{
              mt: { xs: 4, md: 0 },
              maxWidth: { xs: 420, md: 'none' },
              width: '100%',
              marginInline: 'auto',
            }}
          >
            <RoutesDrawing variant="hero" />
          </Box>
        </Box>
      </Content>
    </Box>
  );
}
