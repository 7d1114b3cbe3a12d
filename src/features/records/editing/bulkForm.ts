import { type Field, type Resource, type Value, type Values } from '@/features/records/resource';
import { defineForm, type FormField, type FormFields } from '@/forms/defineForm';
import { checkCell } from '@/forms/kinds/checkField';
import { kindOf } from '@/forms/kinds/kinds';
import type { RecordForm } from './recordForm';
import { sameValue } from '@/features/records/sameValue';

const shared = ({ fields }: Pick<Resource, 'fields'>): readonly Field[] =>
  fields.filter(({ bulk }) => bulk === true);

/** The field as it is in bulk editing: optional, and a value that is not chosen stays unchanged. */
function keeping({ required: _required, hint: _hint, ...field }: Field): FormField {
  const options = kindOf(field.kind).options?.(field);
  return options === undefined
    ? field
    : { kind: 'choice', options, none: 'records:bulk.keep', label: field.label };
}

/** The form with the fields that can be changed for several records at once. */
export function bulkForm(resource: Pick<Resource, 'fields'>): RecordForm {
  const fields = Object.fromEntries(shared(resource).map((field) => [field.name, keeping(field)]));
  const plain: RecordForm = defineForm<FormFields>({ labels: 'fields', fields });
  const [first = ''] = plain.names;
  return defineForm<FormFields>({
    labels: 'fields',
    fields,
    rules: (values) =>
      Object.values(plain.sent(values)).every((value) => sameValue(value ?? null, null))
        ? { [first]: { key: 'records:bulk.nothing' } }
        : {},
  });
}

/** The changes that are written to each record. */
export function changesIn(resource: Pick<Resource, 'fields'>, sent: Values): Values {
  const changes: Record<string, Value> = {};
  for (const field of shared(resource)) {
    const value = sent[field.name] ?? null;
    if (sameValue(value, null)) continue;
    // Options are converted in the same way as cells of a CSV file.
    const checked =
      kindOf(field.kind).options === undefined
        ? { value }
        : checkCell(field, typeof value === 'object' ? '' : String(value));
    if ('value' in checked && checked.value !== undefined) changes[field.name] = checked.value;
  }
  return changes;
}
