import type { Checked, Typed } from './kind';
import { type KindName, kindOf } from './kinds';
import { REQUIRED } from '@/validation/rules';

/** A field as its rules see it: its kind, and what a declaration says of it. */
interface Declared {
  readonly kind: KindName;
  readonly required?: true;
}

/**
 * A field's rules on what was typed or stands in a CSV cell. The dialog and the import use the same, so that a file
 * cannot say what the dialog would refuse. `value: undefined`: left to the backend.
 */
export function checkField(field: Declared, given: Typed): Checked | { readonly value: undefined } {
  const kind = kindOf(field.kind);
  const typed = typeof given === 'string' ? given.trim() : given;
  if (typed !== '') {
    const checked = kind.check(typed, field);
    if ('wrong' in checked || checked.value !== null) return checked;
  }
  if (field.required === true) return { wrong: REQUIRED };
  return { value: kind.empty === undefined ? null : kind.empty(field) };
}

/** The same for a CSV cell. */
export const checkCell = (field: Declared, cell: string): Checked | { readonly value: undefined } =>
  checkField(field, kindOf(field.kind).typedIn?.(cell) ?? cell);
