import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { BREAKPOINTS } from '@/config/themes';
import { useDrawer } from './useDrawer';

/** The button that opens the drawer. It is shown only below the breakpoint md. */
export function MenuButton() {
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
