import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ADMINISTRATION_PATHS, type Shell, shellOf } from '@/config/menu';
import { adminMenu } from '@/storage/keys';
import { storedValue } from '@/storage/storedValue';
import { useWho } from './useWho';

/** Whether the person has hidden the menu of administrators. */
const hiddenMenu = storedValue(adminMenu, false);
export const hideMenu = hiddenMenu.set;

/**
 * The second navigation of the current page. It is also set as an attribute of the root element, for the
 * style sheets.
 */
export function useShell(): Shell | undefined {
  const { viewer } = useWho();
  const { pathname } = useLocation();
  const isHidden = useSyncExternalStore(hiddenMenu.subscribe, hiddenMenu.get, () => false);
  const shell = shellOf(viewer, pathname, isHidden, ADMINISTRATION_PATHS);
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (shell === undefined) root.removeAttribute('data-shell');
    else root.setAttribute('data-shell', shell);
  }, [shell]);
  return shell;
}
