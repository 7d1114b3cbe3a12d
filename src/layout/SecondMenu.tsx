import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { Shell } from '@/config/menu';
import { BREAKPOINTS } from '@/config/themes';
import { SearchPages } from './palette/SearchPages';
import { MenuEntries, MenuLists } from './MenuLists';
import { hideMenu } from './shell';
import { useDrawer } from './useDrawer';

/**
 * The second navigation: a row for 'Your pages'; for 'Administration' a menu at the side, or on narrow
 * screens a button that opens the drawer.
 */
export function SecondMenu({ shell }: { readonly shell: Shell }) {
  return shell === 'row' ? (
    <div className="vt-content vt-second-line">
      <MenuLists viewer="User" place="row" />
      <SearchPages />
    </div>
  ) : (
    <>
      <DrawerRow />
      <SideMenu isHidden={shell === 'menu-hidden'} />
    </>
  );
}

function DrawerRow() {
  const { t } = useTranslation('words');
  const { drawer, open, show } = useDrawer(BREAKPOINTS.xl);
  return (
    <div className="vt-content vt-second-line vt-menu-button">
      <Button
        color="inherit"
        startIcon={<MenuIcon aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <span>{t('administration')}</span>
      </Button>
      {drawer}
      <Box sx={{ marginInlineStart: 'auto' }}>
        <SearchPages />
      </Box>
    </div>
  );
}

function SideMenu({ isHidden }: { readonly isHidden: boolean }) {
  const { t } = useTranslation(['menus', 'words']);
  const label = isHidden ? t('menus:show') : t('menus:hide');
  return (
    // An element that stays the same when the menu is hidden, so that the button keeps the focus.
    <div
      className={isHidden ? 'vt-side' : 'vt-side vt-menu'}
      role={isHidden ? undefined : 'navigation'}
      aria-label={isHidden ? undefined : t('words:administration')}
    >
      <IconButton
        aria-label={label}
        title={label}
        aria-expanded={!isHidden}
        onClick={() => hideMenu(!isHidden)}
      >
        {isHidden ? <MenuIcon /> : <MenuOpenIcon className="vt-mirror" />}
      </IconButton>
      {!isHidden && <SearchPages />}
      {!isHidden && <MenuEntries viewer="Admin" />}
    </div>
  );
}
