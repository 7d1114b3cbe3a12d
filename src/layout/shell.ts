import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { ADMINISTRATION_PATHS, type Shell, shellOf } from '@/config/menu';
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
 * The second navigation of the current page. It is also set as an attribute of the root element, for the
 * style sheets.
 */
export function useShell(): Shell | undefined {
  const { viewer } = useWho();
  const { pathname } = useLocation();
  const isHidden = useSyncExternalStore(follow, menuIsHidden, () => false);
  const shell = shellOf(viewer, pathname, isHidden, ADMINISTRATION_PATHS);
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (shell === undefined) root.removeAttribute('data-shell');
    else root.setAttribute('data-shell', shell);
  }, [shell]);
  return shell;
}
