import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Puts the cursor into the first field when a form appears, where there is a mouse and so most likely a keyboard. On
 * a phone that would push half of the dialog under the screen's own keyboard: there the dialog has the focus.
 */
export function useFirstFocus<V extends FieldValues>({ setFocus }: UseFormReturn<V>, field: Path<V>): void {
  useEffect(() => {
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) setFocus(field);
  }, [setFocus, field]);
}
