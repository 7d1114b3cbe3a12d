import { useEffect } from 'react';
import { useAppState } from '@/runtime/AppScope';
import { areaIsOn } from '@/config/areas';
import { endAll, listen } from '@/runtime/listen';
import { palette } from '@/layout/menus';
import { isCovered } from '@/layout/overlays';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { useLazyDialog } from '@/ui/loading/lazyDialog';
import { paletteDoor } from './door';

/** Whether a key press asks for 'Search pages': Ctrl+K, on Apple's keyboards ⌘K. */
const asks = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent &&
  // Where the key writes a letter of another script, its place counts.
  (event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && !/^[a-z]$/i.test(event.key))) &&
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing &&
  !event.repeat;

/** Where 'Search pages' opens, by its key and its buttons; its code comes with the first time. */
export function PalettePlace() {
  const isOn = areaIsOn('palette');
  const { subscribe } = useAppState(paletteDoor);
  const { Dialog, open, show, hide } = useLazyDialog(palette, useMissingChunk());
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: Event) => {
      if (!asks(event) || isCovered()) return;
      event.preventDefault();
      show();
    };
    return endAll(listen(document, ['keydown'], onKey), subscribe(show));
  }, [isOn, show, subscribe]);
  return Dialog === undefined ? null : <Dialog open={open} onClose={hide} />;
}
