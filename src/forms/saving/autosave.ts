import { useCallback, useEffect, useMemo, useRef } from 'react';

/** One place where unsaved work is kept: the device, or the server. */
export interface Place {
  /** So long after the last change, in ms, it is kept. */
  readonly rest: number;
  /**
   * Keeps what is unsaved, if anything is.
   * @param leaving the page is hidden or left: it may be gone before an answer comes
   */
  readonly keep: (leaving: boolean) => void;
}

export interface Autosave {
  /** Something was typed: each place is written after its rest. */
  readonly changed: () => void;
  /** Writes all places now. */
  readonly keepNow: (leaving: boolean) => void;
  /** What waits is not written. */
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
 * Keeps unsaved work after its rest, when the page is hidden or left, and when its screen is.
 * @param places the same array until they change: those that were are written once more before
 * @param onLeft called when the screen is left, after everything was kept
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
    const leave = () => own.keepNow(true);
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onVisibility);
      own.keepNow(false);
      latest.current?.();
    };
  }, [places]);
  const changed = useCallback(() => autosave.current?.changed(), []);
  const stop = useCallback(() => autosave.current?.stop(), []);
  return useMemo(() => ({ changed, stop }), [changed, stop]);
}
