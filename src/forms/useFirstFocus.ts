import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Focuses the first field of a form if there is a mouse, and so most likely a keyboard. On a phone the
 * on-screen keyboard would cover half of the dialog, so the dialog keeps the focus.
 */
export function useFirstFocus<V extends FieldValues>({ setFocus }: UseFormReturn<V>, field: Path<V>): void {
  useEffect(() => {
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) setFocus(field);
  }, [setFocus, field]);
}
