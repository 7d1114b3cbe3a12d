import type { ReactNode } from 'react';
import type { FormField } from './defineForm';
import { checkField } from './kinds/checkField';
import type { Typed } from './kinds/kind';
import { kindOf } from './kinds/kinds';

/** A typed value as it is shown in a list; an invalid one as typed; null for nothing. */
export function inWords(field: FormField, typed: Typed): ReactNode {
  const checked = checkField(field, typed);
  if ('wrong' in checked) return typed === '' ? null : String(typed);
  if (checked.value === null || checked.value === undefined) return null;
  const { Cell } = kindOf(field.kind);
  return <Cell spec={field} value={checked.value} />;
}
