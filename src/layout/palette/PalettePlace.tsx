import { useEffect } from 'react';
import { useAppState } from '@/runtime/AppScope';
import { areaIsOn } from '@/config/areas';
import { endAll, listen } from '@/runtime/listen';
import { palette } from '@/layout/menus';
import { isCovered } from '@/layout/overlays';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { paletteDoor } from './door';

/** Whether a key press opens 'Search pages': Ctrl+K, or ⌘K on Apple keyboards. */
const asks = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent &&
  // If the key types a letter of another script, its position on the keyboard counts.
  (event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && !/^[a-z]$/i.test(event.key))) &&
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing &&
  !event.repeat;

/** Opens 'Search pages' by its key and its buttons. Its code is loaded when it is first opened. */
export function PalettePlace() {
  const isOn = areaIsOn('palette');
  const { subscribe } = useAppState(paletteDoor);
  const dialog = useLazyDialog(palette, useMissingChunk());
  const { show } = dialog;
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: Event) => {
      if (!asks(event) || isCovered()) return;
      event.preventDefault();
      show();
    };
    return endAll(listen(document, ['keydown'], onKey), subscribe(show));
  }, [isOn, show, subscribe]);
  return <LazyDialog of={dialog} />;
}
