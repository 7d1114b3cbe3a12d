import type { Checked, Typed } from '@/forms/kinds/kind';
import { kindOf } from '@/forms/kinds/kinds';
import type { Field } from '@/features/records/resource';
import { REQUIRED } from '@/validation/rules';

/**
 * A field's rules on what was typed or stands in a CSV cell. The dialog and the import use the same, so that a file
 * cannot say what the dialog would refuse. `value: undefined`: left to the backend.
 */
export function checkField(field: Field, given: Typed): Checked | { readonly value: undefined } {
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
export const checkCell = (field: Field, cell: string): Checked | { readonly value: undefined } =>
  checkField(field, kindOf(field.kind).typedIn?.(cell) ?? cell);
