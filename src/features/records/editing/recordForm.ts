import { defineForm, type Form, type FormField, type FormFields } from '@/forms/defineForm';
import type { Typed } from '@/forms/kinds/kind';
import { kindOf } from '@/forms/kinds/kinds';
import type { Field, Item, Resource, Values } from '@/features/records/resource';

/** The form of a record: its fields are known by their names only when it runs. */
export type RecordForm = Form<FormFields>;

/** A field that is only written when a record is added is read afterwards. */
const isRead = ({ once }: Field, item: Item | undefined): boolean => once === true && item !== undefined;

/** The fields that may be written now: some only when a record is added. */
export const writable = (fields: readonly Field[], item: Item | undefined): readonly Field[] =>
  fields.filter((field) => !isRead(field, item));

function formField(field: Field, item: Item | undefined): FormField {
  const { initial = null, hint } = field;
  const blank: Typed | undefined = initial === null ? undefined : kindOf(field.kind).typed(initial);
  const hintKey = isRead(field, item) ? 'records:once' : hint && `records:hints.${hint}`;
  return {
    ...field,
    ...(hintKey === undefined ? {} : { hint: hintKey }),
    ...(blank === undefined ? {} : { blank }),
    ...(isRead(field, item) ? { asked: () => false } : {}),
  };
}

/** What is sent for what was typed: what was only read, or is left to the backend, is not among it. */
export function bodyIn(fields: readonly Field[], sent: Values | RecordSent, item?: Item): Values {
  const names = writable(fields, item).map(({ name }) => name);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = sent[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
type RecordSent = ReturnType<RecordForm['sent']>;

/**
 * The fields of a declaration as a form, with the rules that several of them share.
 * @param item the record that is changed; none for a new one.
 */
export function recordForm({ fields, check }: Pick<Resource, 'fields' | 'check'>, item?: Item): RecordForm {
  const own = {
    labels: 'fields',
    fields: Object.fromEntries(fields.map((field) => [field.name, formField(field, item)])),
  };
  const plain: RecordForm = defineForm<FormFields>(own);
  if (check === undefined) return plain;
  return defineForm<FormFields>({
    ...own,
    // They are about values, which there are when each field is right.
    rules: (values) =>
      plain.check(values).size > 0
        ? {}
        : Object.fromEntries(check(bodyIn(fields, plain.sent(values), item), item)),
  });
}
