import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAuthDialog } from '@/identity/dialogs/AuthDialogs';
import { BellPlace } from './BellPlace';
import { LanguageButton } from './LanguageButton';
import { Logo } from './Logo';
import { MenuButton } from './MenuButton';
import { NavLinks } from './NavLinks';
import { OfflineNotice } from './OfflineNotice';
import { ProfileButton } from './ProfileButton';
import { ThemeToggle } from './ThemeToggle';
import { useWho } from './useWho';

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
      <OfflineNotice />
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
