import { Suspense, useEffect, useRef } from 'react';
import { singleKeys } from '@/layout/menus';
import { isPlainKey } from '@/layout/overlays';
import { endAll, listen } from '@/runtime/listen';
import { useArrival } from '@/ui/loading/lazyDialog';
import { whenQuiet } from '@/ui/loading/whenQuiet';

/** A key that waited longer than this for its code is dropped, in ms. */
const EARLY_KEY_TIME = 5000;

const onPlainKey = (run: (event: KeyboardEvent) => void): (() => void) =>
  listen(document, ['keydown'], (event) => {
    if (isPlainKey(event)) run(event);
  });

/** Loads at the first key, otherwise when the browser is idle after the start-up. */
const whenPressed = (load: () => void): (() => void) => endAll(whenQuiet(load), onPlainKey(load));

/** The single-key shortcuts of all pages. Keys that were pressed before their code is here are pressed again. */
export function KeysPlace() {
  const { Part: Keys } = useArrival(singleKeys, true, whenPressed);
  const early = useRef<readonly KeyboardEvent[]>([]);
  useEffect(() => {
    if (Keys === undefined)
      return onPlainKey((event) => {
        early.current = [...early.current, event];
      });
    const waiting = early.current;
    early.current = [];
    // The page may have its own shortcut for the key.
    for (const event of waiting)
      if (!event.defaultPrevented && performance.now() - event.timeStamp < EARLY_KEY_TIME)
        event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
    return undefined;
  }, [Keys]);
  return <Suspense fallback={null}>{Keys !== undefined && <Keys />}</Suspense>;
}
