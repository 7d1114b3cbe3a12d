import { defineForm, type Form, type FormField, type FormFields } from '@/forms/defineForm';
import type { Typed } from '@/forms/kinds/kind';
import { kindOf } from '@/forms/kinds/kinds';
import { localMoment } from '@/forms/kinds/moment/kind';
import {
  type Field,
  type Item,
  type Resource,
  textOf,
  type Value,
  type Values,
} from '@/features/records/resource';

/** The form of a record. The names of its fields are known only at run time. */
export type RecordForm = Form<FormFields>;

/** Whether the field can only be written when a record is added, and is read-only afterwards. */
const isRead = ({ once }: Field, item: Item | undefined): boolean => once === true && item !== undefined;

/** The fields that can be written now. Some can only be written when a record is added. */
export const writableFields = (fields: readonly Field[], item: Item | undefined): readonly Field[] =>
  fields.filter((field) => !isRead(field, item));

/** A choice has the stored value among its options, so that a value that only the backend knows can be kept. */
export function withStored(field: Field, item: Item | undefined): Field {
  if (field.kind !== 'choice' || item === undefined) return field;
  const stored = textOf(item, field.name);
  return stored === '' || field.options.some(({ value }) => value === stored)
    ? field
    : { ...field, options: [...field.options, { value: stored, label: { text: stored } }] };
}

function formField(field: Field, item: Item | undefined): FormField {
  const { initial = null, hint } = field;
  const blank: Typed | undefined = initial === null ? undefined : kindOf(field.kind).typed(initial);
  const hintKey = isRead(field, item) ? 'records:once' : hint && `records:hints.${hint}`;
  return {
    ...withStored(field, item),
    ...(hintKey === undefined ? {} : { hint: hintKey }),
    ...(blank === undefined ? {} : { blank }),
    ...(isRead(field, item) ? { readOnly: true as const } : {}),
  };
}

/**
 * A moment that was not changed is sent as it was stored, because the input has no seconds. A value that is
 * left to the backend is sent as null when there was one: the backend keeps what is not sent. A switch that
 * is off is not sent for a record that came without a value, because nobody switched it off.
 */
function sentOf({ kind, name }: Field, value: Value | undefined, item: Item | undefined): Value | undefined {
  const wasNone = (item?.[name] ?? null) === null;
  if (value === undefined) return wasNone ? undefined : null;
  if (value === false && wasNone && item !== undefined) return undefined;
  const stored = textOf(item ?? {}, name);
  return kind === 'moment' && typeof value === 'string' && localMoment(value) === localMoment(stored)
    ? stored
    : value;
}

/**
 * The request body for the typed values, without read-only fields and fields that are left to the backend.
 */
export function bodyIn(fields: readonly Field[], sent: Values | RecordSent, item?: Item): Values {
  return Object.fromEntries(
    writableFields(fields, item).flatMap((field) => {
      const value = sentOf(field, sent[field.name], item);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}
type RecordSent = ReturnType<RecordForm['sent']>;

/**
 * Builds the form of a declaration, including the rules that involve several fields.
 * @param item the record to change; undefined for a new one
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
    // These rules need valid values, so they run only when each field is valid.
    rules: (values) =>
      plain.check(values).size > 0
        ? {}
        : Object.fromEntries(check(bodyIn(fields, plain.sent(values), item), item)),
  });
}
