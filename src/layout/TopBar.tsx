import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import LanguageIcon from '@mui/icons-material/Translate';
import LightIcon from '@mui/icons-material/WbSunnyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import type { RoleName } from '@/config/roles';
import { BREAKPOINTS } from '@/config/themes';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useAuthDialog } from '@/identity/dialogs/AuthDialogs';
import { setPreferences, usePreference } from '@/preferences/preferences';
import type { SessionUser } from '@/storage/sessionUser';
import { Avatar } from '@/ui/card/Avatar';
import { LazyDialog, useArrival, useLazyDialog } from '@/ui/loading/lazyDialog';
import { Logo } from './Logo';
import { bell, languageMenu, profileMenu } from './menus';
import { NavLinks } from './NavLinks';
import { useDrawer } from './useDrawer';
import { useMissingChunk } from './useMissingChunk';
import { useWho } from './useWho';

/**
 * The switch between light and dark. CSS chooses the icon by an attribute of the root element, so it is right
 * in the first paint.
 */
function ThemeToggle() {
  const { t } = useTranslation('layout');
  const dark = usePreference('isDarkMode');
  return (
    <IconButton
      aria-label={t('bar.darkMode')}
      aria-pressed={dark}
      onClick={() => setPreferences({ isDarkMode: !dark })}
      sx={{
        flexShrink: 0,
        '& .light': { display: 'none' },
        '[data-dark-theme] & .dark': { display: 'none' },
        '[data-dark-theme] & .light': { display: 'block' },
      }}
    >
      <DarkIcon className="dark" />
      <LightIcon className="light" />
    </IconButton>
  );
}

interface ProfileButtonProps {
  user: SessionUser;
  role: RoleName | null;
}

/** The person's avatar, a button that opens the profile menu. */
function ProfileButton({ user, role }: ProfileButtonProps) {
  const { t } = useTranslation('layout');
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const menu = useLazyDialog(profileMenu, useMissingChunk());
  const [openedAs, setOpenedAs] = useState(role);
  // Closes the menu when the role changes, because it shows the old role.
  if (openedAs !== role) {
    setOpenedAs(role);
    menu.hide();
  }
  return (
    <>
      <IconButton
        ref={setButton}
        id="profile-button"
        aria-label={t('bar.profile')}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        onClick={menu.show}
        sx={{ flexShrink: 0, padding: 0.75 }}
      >
        <Avatar person={user} size="small" role={role} />
      </IconButton>
      <LazyDialog of={menu} anchor={button} user={user} role={role} />
    </>
  );
}

/** The button that opens the drawer. It is shown only below the breakpoint md. */
function MenuButton() {
  const { t } = useTranslation('layout');
  const { drawer, open, show } = useDrawer(BREAKPOINTS.md);
  return (
    <>
      <IconButton
        aria-label={t('bar.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        sx={{ display: { xs: 'inline-flex', md: 'none' }, flexShrink: 0, marginInlineEnd: -1 }}
      >
        <MenuIcon />
      </IconButton>
      {drawer}
    </>
  );
}

/** Shows the current language and opens the menu of all eight. */
function LanguageButton() {
  const { t } = useTranslation('layout');
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const menu = useLazyDialog(languageMenu, useMissingChunk());
  const { label } = useLanguage().language;
  return (
    <>
      <Button
        ref={setButton}
        color="inherit"
        aria-label={t('bar.language', { label })}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        onClick={menu.show}
        sx={{ minWidth: 44, paddingInline: 1, gap: 0.75, flexShrink: 0, color: 'text.secondary' }}
      >
        <LanguageIcon fontSize="small" sx={{ display: { xs: 'none', sm: 'block' } }} />
        <Box component="span" dir="ltr" sx={{ lineHeight: 1 }}>
          {label}
        </Box>
      </Button>
      <LazyDialog of={menu} anchor={button} />
    </>
  );
}

/**
 * The place of the bell in the bar. It has its final size from the first frame; the bell itself is loaded
 * after the page.
 */
function BellPlace() {
  const isOn = areaIsOn('notifications');
  const { Part: Bell } = useArrival(bell, isOn);
  if (!isOn) return null;
  return (
    <span className="vt-bell">
      <Suspense fallback={null}>{Bell !== undefined && <Bell />}</Suspense>
    </span>
  );
}

/** The bar at the top of every page: 64 px high, 70 px from the breakpoint md on. */
export function TopBar() {
  const { viewer, user, role } = useWho();
  return (
    <header className="vt-bar">
      <div className="vt-content vt-bar-line">
        <Logo />
        <div className="vt-bar-nav">
          <NavLinks viewer={viewer} place="bar" />
        </div>
        <ThemeToggle />
        <LanguageButton />
        {user !== null && <BellPlace />}
        {user === null ? <SignInButtons /> : <ProfileButton user={user} role={role} />}
        <MenuButton />
      </div>
    </header>
  );
}

function SignInButtons() {
  const { t } = useTranslation('layout');
  const authDialog = useAuthDialog();
  return (
    <div className="vt-bar-sign-in">
      <Button color="inherit" data-replay="login" onClick={() => authDialog.open('login')}>
        {t('nav.login')}
      </Button>
      <Button variant="outlined" data-replay="register" onClick={() => authDialog.open('register')}>
        {t('nav.register')}
      </Button>
    </div>
  );
}
