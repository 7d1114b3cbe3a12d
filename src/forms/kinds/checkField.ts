import type { AnyOwnKind, Checked, AnyTyped } from './kind';
import { type KindName, kindOf } from './kinds';
import { REQUIRED } from '@/validation/rules';

/** The part of a field that its rules need. */
interface Declared {
  readonly kind: KindName | AnyOwnKind;
  readonly required?: true;
}

/**
 * Checks a typed value or a CSV cell. Dialogs and imports use the same rules, so that a file cannot contain
 * what a dialog refuses. `value: undefined` leaves the value to the backend.
 */
export function checkField(field: Declared, given: AnyTyped): Checked | { readonly value: undefined } {
  const kind = kindOf(field.kind);
  const typed = typeof given === 'string' && kind.isExact !== true ? given.trim() : given;
  if (typed !== '') {
    const checked = kind.check(typed, field);
    if ('wrong' in checked || checked.value !== null) return checked;
  }
  if (field.required === true) return { wrong: REQUIRED };
  return { value: kind.empty === undefined ? null : kind.empty(field) };
}

/** The same for a CSV cell. */
export const checkCell = (
  field: Declared & { readonly kind: KindName },
  cell: string,
): Checked | { readonly value: undefined } => checkField(field, kindOf(field.kind).typedIn?.(cell) ?? cell);
