import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAuthDialog } from '@/identity/dialogs/AuthDialogs';
import { TOP_BAR_HEIGHT } from '@/config/themes';
import { LanguageButton } from './LanguageButton';
import { Logo } from './Logo';
import { MenuButton } from './MenuButton';
import { NavLinks } from './NavLinks';
import { OfflineNotice } from './OfflineNotice';
import { ProfileButton } from './ProfileButton';
import { ThemeToggle } from './ThemeToggle';
import { useWho } from './useWho';

/** The bar at the top of every page: 64 high, 70 from the medium breakpoint on. */
export function TopBar() {
  const { viewer, user, role } = useWho();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        // The bar is always in view: focusing a part of it must not scroll the page by the padding that keeps
        // other parts clear of it (src/theme/styles/base.css).
        '& a, & button': { scrollMarginBlockStart: '-88px' },
      }}
    >
      <Box
        sx={{
          boxSizing: 'border-box',
          minHeight: { xs: TOP_BAR_HEIGHT.small - 1, md: TOP_BAR_HEIGHT.wide - 1 },
          maxWidth: 1264,
          marginInline: 'auto',
          paddingInline: { xs: 2, sm: 3, lg: 4 },
          display: 'flex',
          alignItems: 'center',
          // One line; a second one only when someone makes the text twice as large.
          flexWrap: { xs: 'nowrap', md: 'wrap' },
          gap: { xs: 0.5, md: 1 },
        }}
      >
        <Logo />
        <Box sx={{ flex: { xs: '1 1 0', md: '1 1 auto' }, minWidth: 0, marginInlineStart: { md: 2 } }}>
          <NavLinks viewer={viewer} place="bar" />
        </Box>
        <ThemeToggle />
        <LanguageButton />
        {user === null ? <SignInButtons /> : <ProfileButton user={user} role={role} />}
        <MenuButton />
      </Box>
      <OfflineNotice />
    </Box>
  );
}

function SignInButtons() {
  const { t } = useTranslation('layout');
  const authDialog = useAuthDialog();
  return (
    <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 1, flexShrink: 0, marginInlineStart: 1 }}>
      <Button color="inherit" data-replay="login" onClick={() => authDialog.open('login')}>
        {t('nav.login')}
      </Button>
      <Button variant="outlined" data-replay="register" onClick={() => authDialog.open('register')}>
        {t('nav.register')}
      </Button>
    </Box>
  );
}
