import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BREAKPOINTS } from '@/config/themes';
import { useLazyDialog } from '@/ui/loading/lazyDialog';
import { navDrawer } from './menus';
import { useMissingPart } from './useMissingPart';
import { useWho } from './useWho';

/** Opens the drawer; there below the medium breakpoint only. */
export function MenuButton() {
  const { t } = useTranslation('layout');
  const { role } = useWho();
  const { Dialog, open, show, hide } = useLazyDialog(navDrawer, useMissingPart());
  const [openedAs, setOpenedAs] = useState(role);
  // After a role switch the drawer closes.
  if (openedAs !== role) {
    setOpenedAs(role);
    hide();
  }
  // On a screen that became wide the bar itself shows everything.
  useEffect(() => {
    if (!open || typeof matchMedia !== 'function') return undefined;
    const wide = matchMedia(`(min-width: ${BREAKPOINTS.md}px)`);
    wide.addEventListener('change', hide);
    return () => wide.removeEventListener('change', hide);
  }, [open, hide]);
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
      {Dialog !== undefined && <Dialog open={open} onClose={hide} />}
    </>
  );
}
