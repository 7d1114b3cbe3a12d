import {
  type Field,
  type Item,
  type Resource,
  type Value,
  type Values,
  valueOf,
} from '@/features/records/resource';
import { checkField } from './rules';
import type { Message } from '@/i18n/useMessage';

/** A record as the dialog's fields hold it. */
export type FormValues = Record<string, string | boolean>;

const shown = (field: Field, value: Value): string | boolean =>
  field.kind === 'switch' ? value === true : String(value ?? '');

export const formValuesOf = ({ fields }: Pick<Resource, 'fields'>, item: Item | undefined): FormValues =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      shown(field, item === undefined ? (field.initial ?? null) : valueOf(item, field.name)),
    ]),
  );

export type CheckedForm =
  | { readonly valid: true; readonly body: Values }
  | { readonly valid: false; readonly wrong: ReadonlyMap<string, Message> };

/** What the fields hold as a body to send, or what is wrong with each. An empty number is left to the backend. */
export function checkForm({ fields }: Pick<Resource, 'fields'>, values: FormValues): CheckedForm {
  const wrong = new Map<string, Message>();
  const body: Record<string, Value> = {};
  for (const field of fields) {
    const checked = checkField(field, values[field.name] ?? '');
    if ('wrong' in checked) wrong.set(field.name, checked.wrong);
    else if (checked.value !== null || field.kind !== 'number') body[field.name] = checked.value;
  }
  return wrong.size > 0 ? { valid: false, wrong } : { valid: true, body };
}
