import type { FormValues, Typed } from '@/forms/kinds/kind';
import { kindOf } from '@/forms/kinds/kinds';
import {
  type Field,
  type Item,
  type Resource,
  type Value,
  type Values,
  valueOf,
} from '@/features/records/resource';
import type { Message } from '@/i18n/useMessage';
import { checkField } from '@/forms/kinds/checkField';

export type { FormValues } from '@/forms/kinds/kind';

const typedOf = ({ kind }: Field, value: Value): Typed =>
  value === null ? (kind === 'switch' ? false : '') : kindOf(kind).typed(value);

/** The controls of a record as it is, or of a new one. */
export const formValuesOf = ({ fields }: Pick<Resource, 'fields'>, item: Item | undefined): FormValues =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      typedOf(field, item === undefined ? (field.initial ?? null) : valueOf(item, field)),
    ]),
  );

export type CheckedForm =
  | { readonly valid: true; readonly body: Values }
  | { readonly valid: false; readonly wrong: ReadonlyMap<string, Message> };

/** What the controls hold as a body to send, or what is wrong with each. */
export function checkForm(fields: readonly Field[], values: FormValues): CheckedForm {
  const wrong = new Map<string, Message>();
  const body: Record<string, Value> = {};
  for (const field of fields) {
    const checked = checkField(field, values[field.name] ?? '');
    if ('wrong' in checked) wrong.set(field.name, checked.wrong);
    else if (checked.value !== undefined) body[field.name] = checked.value;
  }
  return wrong.size > 0 ? { valid: false, wrong } : { valid: true, body };
}

/** The fields that may be written now: some only when a record is added. */
export const writable = (fields: readonly Field[], item: Item | undefined): readonly Field[] =>
  item === undefined ? fields : fields.filter(({ once }) => once !== true);
