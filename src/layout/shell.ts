import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { ADMINISTRATION_PATHS, type Shell } from '@/config/menu';
import type { Viewer } from '@/routing/routeRow';
import { read, subscribe, write } from '@/storage/browserStorage';
import { adminMenu } from '@/storage/keys';
import { useWho } from './useWho';

/** Notifies when the person shows or hides the menu of administrators. */
const changed = appState(() => createListeners());
const menuIsHidden = (): boolean => read(adminMenu) ?? false;

export function hideMenu(hidden: boolean): void {
  write(adminMenu, hidden);
  changed().tell();
}
const follow = (listener: () => void) => {
  const stopOwn = changed().subscribe(listener);
  const stopOtherTabs = subscribe(listener);
  return () => {
    stopOwn();
    stopOtherTabs();
  };
};

/**
 * The kind of second navigation beside a page, by viewer and address. build/bootScript.ts contains the same
 * rule for the time before the app is loaded.
 */
export function shellAt(viewer: Viewer, pathname: string, isHidden: boolean): Shell | undefined {
  if (viewer === 'User') return 'row';
  const path = `${pathname.toLowerCase()}/`;
  if (viewer !== 'Admin' || !ADMINISTRATION_PATHS.some((above) => path.startsWith(`${above}/`)))
    return undefined;
  return isHidden ? 'menu-hidden' : 'menu';
}

/**
 * The second navigation of the current page. It is also set as an attribute of the root element, for the
 * style sheets.
 */
export function useShell(): Shell | undefined {
  const { viewer } = useWho();
  const { pathname } = useLocation();
  const isHidden = useSyncExternalStore(follow, menuIsHidden, () => false);
  const shell = shellAt(viewer, pathname, isHidden);
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (shell === undefined) root.removeAttribute('data-shell');
    else root.setAttribute('data-shell', shell);
  }, [shell]);
  return shell;
}
