import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useTranslation } from 'react-i18next';
import { TOAST } from '@/config/limits';
import type { RoleName } from '@/config/roles';
import { pathOf, type PlainRouteId } from '@/routing/routes';
import { hasPermission } from '@/identity/roles/permissions';
import { RoleSelector } from '@/identity/roles/RoleSelector';
import type { SessionUser } from '@/storage/sessionUser';
import { AppLink } from '@/ui/page/AppLink';
import { BarPopover } from './BarPopover';
import { ProfileHeader } from './ProfileHeader';
import { useLogout } from './useLogout';

interface ProfileMenuProps {
  open: boolean;
  anchor: HTMLElement | null;
  user: SessionUser;
  role: RoleName | null;
  onClose: () => void;
}

const ADMINISTRATION = 'profile-menu-administration';

/** The menu of the signed-in person: name, role and links. */
export function ProfileMenu({ open, anchor, user, role, onClose }: ProfileMenuProps) {
  const { t } = useTranslation(['layout', 'words']);
  const logout = useLogout();
  const link = (route: PlainRouteId) => ({ component: AppLink, to: pathOf(route), onClick: onClose });
  const admin = hasPermission(role === null ? [] : [role], 'canAccessAdmin');
  return (
    <BarPopover open={open} anchor={anchor} label={t('profile.label')} width={304} onClose={onClose}>
      <Box sx={{ padding: 2, paddingBlockEnd: 1.5, display: 'grid', gap: 1.5 }}>
        <ProfileHeader user={user} role={role} />
        <RoleSelector errorDuration={TOAST.profileMenuError} onSettled={onClose} />
      </Box>
      <Divider />
      <MenuList
        autoFocusItem={open}
        aria-label={t('profile.label')}
        sx={{
          padding: 0.75,
          '& svg': { color: 'text.secondary' },
          '& .MuiMenuItem-root': { gap: 1.5, minHeight: 44 },
        }}
      >
        <MenuItem {...link('profile')}>
          <PersonIcon aria-hidden fontSize="small" />
          <span>{t('profile.view')}</span>
        </MenuItem>
        <MenuItem {...link('settings')}>
          <SettingsIcon aria-hidden fontSize="small" />
          <span>{t('words:settings')}</span>
        </MenuItem>
        {admin && <Divider component="li" />}
        {admin && (
          <Box
            component="li"
            role="presentation"
            id={ADMINISTRATION}
            sx={{
              typography: 'caption',
              fontWeight: 600,
              color: 'text.secondary',
              paddingInline: 2,
              paddingBlockStart: 0.5,
            }}
          >
            {t('words:administration')}
          </Box>
        )}
        {admin && (
          <MenuItem {...link('adminNotifications')} aria-describedby={ADMINISTRATION}>
            <NotificationsIcon aria-hidden fontSize="small" />
            <span>{t('words:notifications')}</span>
          </MenuItem>
        )}
        {admin && <Divider component="li" />}
        <MenuItem {...link('help')}>
          <HelpIcon aria-hidden fontSize="small" />
          <span>{t('words:help')}</span>
        </MenuItem>
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            onClose();
            logout();
          }}
        >
          <LogoutIcon aria-hidden fontSize="small" className="vt-mirror" />
          <span>{t('nav.logout')}</span>
        </MenuItem>
      </MenuList>
    </BarPopover>
  );
}
