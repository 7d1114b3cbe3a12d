import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TYPES } from '@/features/documents/checks';
import { useTypeName } from '@/features/documents/useTypeName';
import { useCountryList } from '@/forms/fields/useCountryList';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { CountryInput } from '@/forms/fields/CountryInput';
import { DateInput } from '@/forms/fields/DateInput';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { TextInput } from '@/forms/fields/TextInput';
import { Bound, type FieldsOf } from '@/forms/Bound';
import { useFirstFocus } from '@/forms/useFirstFocus';
import { type EditField, type EditValues, LABELS } from './useEditForm';

interface EditFieldsProps {
  readonly form: UseFormReturn<EditValues>;
  readonly disabled: boolean;
  readonly errorOf: (field: EditField) => string | undefined;
}

/** The fields of a document. */
export function EditFields({ form, disabled, errorOf }: EditFieldsProps) {
  const { t } = useTranslation(['documents', 'fields', 'words']);
  const nameOf = useTypeName();
  const { choices, isMissing } = useCountryList();
  useFirstFocus(form, 'name');
  const of: FieldsOf<EditValues> = {
    control: form.control,
    frame: (name) => ({
      id: `edit-${name}`,
      label: t(LABELS[name]),
      disabled,
      error: errorOf(name),
    }),
  };
  const types = [...new Set<string>([...TYPES, form.getValues('type')])];
  return (
    <Box sx={{ display: 'grid', gap: FIELD_GAP, pt: 1 }}>
      <Bound of={of} name="name">
        {(field) => <TextInput {...field} autoComplete="off" required />}
      </Bound>
      <Bound of={of} name="type">
        {({ onChange, ...field }) => (
          <ChoiceInput
            {...field}
            options={types.map((value) => ({ value, name: nameOf(value) }))}
            onChange={(type) => onChange(type || 'other')}
          />
        )}
      </Bound>
      <Box sx={{ display: 'grid', gap: FIELD_GAP, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {(['issuedOn', 'expiresOn'] as const).map((name) => (
          <Bound key={name} of={of} name={name}>
            {(field) => <DateInput {...field} />}
          </Bound>
        ))}
      </Box>
      <Bound of={of} name="countryCode">
        {({ value, onChange, ...field }) => (
          <CountryInput
            {...field}
            hint={isMissing ? t('edit.countriesMissing') : undefined}
            choices={choices}
            value={choices.find(({ code }) => code === value)?.id ?? ''}
            onChange={(id) => onChange(choices.find((choice) => choice.id === id)?.code ?? '')}
          />
        )}
      </Bound>
      <Bound of={of} name="referenceNo">
        {(field) => <TextInput {...field} autoComplete="off" dir="ltr" />}
      </Bound>
    </Box>
  );
}
