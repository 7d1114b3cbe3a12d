import CloseIcon from '@mui/icons-material/Close';
import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthDialog } from '@/identity/dialogs/AuthDialogs';
import { DRAWER_WIDTH, TOP_BAR_HEIGHT } from '@/config/themes';
import { SearchPages } from './palette/SearchPages';
import { MenuLists } from './MenuLists';
import { NavLinks } from './NavLinks';
import { ProfileHeader } from './ProfileHeader';
import { useLogout } from './useLogout';
import { useWho } from './useWho';

interface NavDrawerProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The bar's actions on small screens, and the second navigation. It opens from the right, in right-to-left
 * languages from the left.
 */
export function NavDrawer({ open, onClose }: NavDrawerProps) {
  const { t } = useTranslation('layout');
  const { viewer, user, role } = useWho();
  const authDialog = useAuthDialog();
  const logout = useLogout();
  /**
   * An action that opens a dialog. It runs when the drawer has closed, because of two modals at once one
   * would stay hidden from assistive technology.
   */
  const afterwards = useRef<(() => void) | null>(null);
  const leaveFor = (go: () => void) => () => {
    afterwards.current = go;
    onClose();
  };
  const onExited = () => {
    afterwards.current?.();
    afterwards.current = null;
  };
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        transition: { onExited },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('bar.drawer'),
          sx: { width: DRAWER_WIDTH, maxWidth: '100vw', paddingInline: 2, paddingBlockEnd: 2 },
        },
      }}
    >
      <Box
        sx={{
          minHeight: TOP_BAR_HEIGHT.small,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          flexShrink: 0,
        }}
      >
        <IconButton aria-label={t('bar.closeMenu')} onClick={onClose} sx={{ marginInlineEnd: -1 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      {user !== null && (
        <Box sx={{ paddingBlockEnd: 2 }}>
          <ProfileHeader user={user} role={role} />
        </Box>
      )}
      <NavLinks viewer={viewer} place="drawer" onFollow={onClose} />
      <Box sx={{ marginBlockStart: 2 }}>
        <MenuLists viewer={viewer} place="lists" onFollow={onClose} />
      </Box>
      {user !== null && (
        <Box sx={{ marginBlockStart: 2 }}>
          <SearchPages onOpen={(show) => leaveFor(show)()} />
        </Box>
      )}
      <Divider sx={{ marginBlock: 2 }} />
      {user === null ? (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Button variant="outlined" onClick={leaveFor(() => authDialog.open('login'))}>
            {t('nav.login')}
          </Button>
          <Button variant="contained" onClick={leaveFor(() => authDialog.open('register'))}>
            {t('nav.register')}
          </Button>
        </Box>
      ) : (
        <Button
          color="inherit"
          onClick={leaveFor(logout)}
          sx={{ justifyContent: 'flex-start', gap: 1, color: 'text.secondary' }}
        >
          <LogoutIcon aria-hidden fontSize="small" className="vt-mirror" />
          <span>{t('nav.logout')}</span>
        </Button>
      )}
    </Drawer>
  );
}
