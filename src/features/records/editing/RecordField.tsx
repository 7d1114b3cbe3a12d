import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Bound } from '@/forms/Bound';
import { FIELDS } from '@/forms/kinds/fields';
import type { FormValues } from '@/forms/kinds/kind';
import type { Field, Item } from '@/features/records/resource';

interface RecordFieldProps {
  readonly field: Field;
  readonly form: UseFormReturn<FormValues>;
  readonly item?: Item | undefined;
  readonly disabled: boolean;
  /** Stands under the field instead of its hint. */
  readonly note?: string | undefined;
  /** What will be wrong with it, found before it is sent. */
  readonly problem?: string | undefined;
}

/** One field of a record, as its declaration says. */
export function RecordField({ field, form, item, disabled, note, problem }: RecordFieldProps) {
  const { t } = useTranslation('records');
  // Made here, not of the field's name: a heading may be called the same.
  const id = useId();
  const { name, kind } = field;
  const Control = FIELDS[kind];
  // A field that is only written when a record is added is read afterwards.
  const isRead = field.once === true && item !== undefined;
  const frame = () => ({
    id,
    label: t(`fields.${field.label}`),
    hint: note ?? (isRead ? t('once') : field.hint && t(`hints.${field.hint}`)),
    error: form.formState.errors[name]?.message ?? problem,
    disabled: disabled || isRead,
  });
  return (
    <Bound of={{ control: form.control, frame }} name={name}>
      {(bound) => (
        <Control {...bound} name={name} spec={field} item={item} required={field.required === true} />
      )}
    </Bound>
  );
}
