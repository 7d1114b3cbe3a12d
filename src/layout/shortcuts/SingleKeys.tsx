import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { areaIsOn } from '@/config/areas';
import { paletteRequests } from '@/layout/menus';
import { useWho } from '@/layout/useWho';
import { pathOf } from '@/routing/routes';
import { useAppState } from '@/runtime/AppScope';
import { LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { shortcutsDialog, shortcutsRequests } from './dialog';
import { useSingleKeys } from '@/layout/shared/useSingleKeys';
import { targetsFor } from './targets';

const searchBox = (): HTMLElement | null =>
  document.querySelector('main input[type="search"], main [role="search"] input');

/** The shortcuts of all pages, and the dialog that lists them. Their names are loaded with the dialog. */
export function SingleKeys() {
  const { viewer } = useWho();
  const navigate = useNavigate();
  const { tell } = useAppState(paletteRequests);
  const { subscribe } = useAppState(shortcutsRequests);
  const dialog = useLazyDialog(shortcutsDialog);
  const { show } = dialog;
  useEffect(() => subscribe(show), [subscribe, show]);
  const search = () => {
    const box = searchBox();
    box?.focus();
    // A box that is not visible cannot take the focus.
    if ((box === null || document.activeElement !== box) && areaIsOn('palette')) tell();
  };
  const targets = useMemo(() => targetsFor(viewer), [viewer]);
  const goTo = targets.map(([key, route]) => [key, { run: () => void navigate(pathOf(route)) }] as const);
  useSingleKeys({ '?': { run: show }, '/': { run: search }, ...Object.fromEntries(goTo) }, 'everywhere');
  return <LazyDialog of={dialog} />;
}
