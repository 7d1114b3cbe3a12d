import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@/storage/sessionUser';
import { Avatar } from '@/ui/card/Avatar';
import { LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { profileMenu } from './menus';
import { useMissingChunk } from './useMissingChunk';
import type { RoleName } from '@/config/roles';

interface ProfileButtonProps {
  user: SessionUser;
  role: RoleName | null;
}

/** The person's avatar, a button that opens the profile menu. */
export function ProfileButton({ user, role }: ProfileButtonProps) {
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
