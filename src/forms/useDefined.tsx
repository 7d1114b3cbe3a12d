import type { ReactNode } from 'react';
import { checkField } from '@/forms/kinds/checkField';
import type { AnyTyped } from '@/forms/kinds/kind';
import { kindOf } from '@/forms/kinds/kinds';
import { useMessage } from '@/i18n/useMessage';
import type { Form, FormField, FormFields, ValuesOf } from './defineForm';
import type { Problems } from './problems';

/** A typed value as it is shown in a list; an invalid one as typed; null for nothing. */
function inWords(field: FormField, typed: AnyTyped): ReactNode {
  const checked = checkField(field, typed);
  if ('wrong' in checked) return typeof typed === 'string' && typed !== '' ? typed : null;
  const kind = kindOf(field.kind);
  const value = checked.value ?? null;
  const isNone = value === null || (Array.isArray(value) && value.length === 0);
  if (isNone && kind.namesNone !== true) return null;
  return <kind.Cell spec={field} value={value} />;
}

/** A form as data, with texts in the current language. */
interface Defined<N extends string, V> {
  /** In the order of the screen. */
  readonly fields: readonly N[];
  readonly nameOf: (name: N) => string;
  readonly hintOf: (name: N) => string | undefined;
  readonly specOf: (name: N) => FormField;
  readonly check: (values: V) => Problems<N>;
  /** Reads a stored draft and checks every field of it; undefined when it is no draft. */
  readonly valuesFrom: (stored: unknown) => V | undefined;
  /** A value as text; null for none. */
  readonly textOf: (name: N, values: V) => ReactNode;
}

/**
 * Prepares a form as data for the form hooks.
 * @param given options of fields that only the page knows, such as the records to choose from
 */
export function useDefined<F extends FormFields>(
  form: Form<F>,
  given: Partial<Record<keyof F & string, object>> = {},
): Defined<keyof F & string, ValuesOf<F>> {
  const say = useMessage('problems');
  const all: Readonly<Record<string, FormField>> = form.fields;
  const specOf = (name: keyof F & string): FormField => ({ ...(all[name] as FormField), ...given[name] });
  return {
    fields: form.names,
    nameOf: (name) => say({ key: form.labelOf(name) }),
    hintOf: (name) => {
      const hint = specOf(name).hint;
      return hint === undefined ? undefined : say({ key: hint });
    },
    specOf,
    check: form.check,
    valuesFrom: form.draft,
    textOf: (name, values) =>
      inWords(specOf(name), (values as Readonly<Record<string, AnyTyped>>)[name] ?? ''),
  };
}
