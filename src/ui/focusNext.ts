import { useEffect, useEffectEvent } from 'react';

/**
 * Gives the focus when the page shows what a press has led to, and after a dialog has taken the focus or given it back.
 * @returns the way to call it off
 */
export function focusNext(give: () => void): () => void {
  const timer = setTimeout(give);
  return () => clearTimeout(timer);
}

/** The same for what appears: as soon as it is there and the focus is wanted. */
export function useFocusNext(give: () => void, isWanted = true): void {
  const giveNow = useEffectEvent(give);
  useEffect(() => (isWanted ? focusNext(() => giveNow()) : undefined), [isWanted]);
}

/** Where what had the focus has gone from the page, the focus goes on from this place. */
export const focusIfLost = (place: () => HTMLElement | null | undefined): (() => void) =>
  focusNext(() => {
    if (document.activeElement === document.body) place()?.focus({ preventScroll: true });
  });
