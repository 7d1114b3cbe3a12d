import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { pathOf } from '@/routing/routes';
import { AppLink } from '@/ui/page/AppLink';
import type { Viewer } from '@/routing/routeRow';
import { routeText } from '@/i18n/textKey';
import { type AtPath, forPath, useAnyText } from '@/ui/page/useRoute';
import { currentMark, navigationFor } from './navigation';

interface NavLinksProps {
  viewer: Viewer;
  /** `bar` is a line, `drawer` a column. */
  place: 'bar' | 'drawer';
  onFollow?: () => void;
}

/** The main navigation: a landmark with the entries of the viewer. */
export const NavLinks = forPath(({ viewer, place, onFollow, pathname }: NavLinksProps & AtPath) => {
  const { t } = useTranslation('layout');
  const entries = navigationFor(viewer);
  const say = useAnyText(entries.map(({ label }) => label));
  const inBar = place === 'bar';
  return (
    <Box
      component="nav"
      aria-label={t('nav.label')}
      sx={{
        display: inBar ? { xs: 'none', md: 'flex' } : 'flex',
        flexDirection: inBar ? 'row' : 'column',
        gap: 0.5,
        minWidth: 0,
      }}
    >
      {entries.map((entry) => {
        const mark = currentMark(entry, pathname);
        return (
          <Button
            key={entry.route}
            component={AppLink}
            to={pathOf(entry.route)}
            // For visitors the bar consists of buttons, so this link has the role of one.
            {...(viewer === 'signedOut' ? { role: 'button' } : { 'aria-current': mark })}
            onClick={onFollow}
            color="inherit"
            sx={{
              justifyContent: inBar ? 'center' : 'flex-start',
              position: 'relative',
              color: mark === undefined ? 'text.secondary' : 'text.primary',
              whiteSpace: 'nowrap',
              '&:hover': { color: 'text.primary' },
              '&::after': {
                content: '""',
                position: 'absolute',
                insetInlineStart: inBar ? 12 : 0,
                insetInlineEnd: inBar ? 12 : 'auto',
                insetBlockStart: inBar ? 'auto' : 10,
                insetBlockEnd: inBar ? 2 : 10,
                width: inBar ? 'auto' : 3,
                height: inBar ? 2 : 'auto',
                borderRadius: 2,
                bgcolor: mark === undefined ? 'transparent' : 'primary.main',
                '@media (forced-colors: active)': { bgcolor: mark === undefined ? 'Canvas' : 'Highlight' },
              },
            }}
          >
            <span>{say(routeText(entry.label))}</span>
          </Button>
        );
      })}
    </Box>
  );
});
