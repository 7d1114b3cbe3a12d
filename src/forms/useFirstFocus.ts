import { useEffect } from 'react';

/**
 * Focuses the first field of a form if there is a mouse, and so most likely a keyboard. On a phone the
 * on-screen keyboard would cover half of the dialog, so the dialog keeps the focus.
 */
export function useFirstFocus<F extends string>(setFocus: (field: F) => void, field: F): void {
  useEffect(() => {
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) setFocus(field);
  }, [setFocus, field]);
}
