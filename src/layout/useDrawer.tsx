import { useEffect, useState } from 'react';
import { listen } from '@/runtime/listen';
import { LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { navDrawer } from './menus';
import { useMissingChunk } from './useMissingChunk';
import { useWho } from './useWho';

/**
 * The drawer, with the function that opens it. It closes when the screen is wider than `below` px, and after
 * a role switch.
 */
export function useDrawer(below: number) {
  const { role } = useWho();
  const dialog = useLazyDialog(navDrawer, useMissingChunk());
  const { open, show, hide } = dialog;
  const [openedAs, setOpenedAs] = useState(role);
  if (openedAs !== role) {
    setOpenedAs(role);
    hide();
  }
  useEffect(() => {
    if (!open || typeof matchMedia !== 'function') return undefined;
    return listen(matchMedia(`(min-width: ${below}px)`), ['change'], hide);
  }, [open, hide, below]);
  return { open, show, drawer: <LazyDialog of={dialog} /> };
}
