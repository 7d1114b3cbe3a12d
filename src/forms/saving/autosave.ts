import { useCallback, useEffect, useMemo, useRef } from 'react';
import { onPageHidden } from '@/runtime/listen';

/** A place where unsaved changes are stored: the device or the server. */
export interface Place {
  /** How long after the last change they are stored, in ms. */
  readonly rest: number;
  /**
   * Stores the unsaved changes, if there are any.
   * @param leaving whether the page is hidden or left, so that it may be closed before an answer arrives
   */
  readonly keep: (leaving: boolean) => void;
}

interface Autosave {
  /** Something was typed: each place is written after its delay. */
  readonly changed: () => void;
  /** Writes all places now. */
  readonly keepNow: (leaving: boolean) => void;
  /** Cancels the writes that are waiting. */
  readonly stop: () => void;
}

/** @param places in the order in which they are written */
export function createAutosave(places: readonly Place[]): Autosave {
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  return {
    changed: () => {
      stop();
      timers = places.map(({ rest, keep }) => setTimeout(() => keep(false), rest));
    },
    keepNow: (leaving) => {
      stop();
      for (const { keep } of places) keep(leaving);
    },
    stop,
  };
}

/**
 * Stores unsaved changes after the delay, when the page is hidden or left, and when the component unmounts.
 * @param places the same array until it changes. Before a change the old places are written once more.
 * @param onLeft called when the component unmounts, after everything was stored
 */
export function useAutosave(
  places: readonly Place[],
  onLeft?: () => void,
): Pick<Autosave, 'changed' | 'stop'> {
  const autosave = useRef<Autosave>(null);
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  });
  useEffect(() => {
    const own = createAutosave(places);
    autosave.current = own;
    const stopListening = onPageHidden(() => own.keepNow(true));
    return () => {
      stopListening();
      own.keepNow(false);
      latest.current?.();
    };
  }, [places]);
  const changed = useCallback(() => autosave.current?.changed(), []);
  const stop = useCallback(() => autosave.current?.stop(), []);
  return useMemo(() => ({ changed, stop }), [changed, stop]);
}
