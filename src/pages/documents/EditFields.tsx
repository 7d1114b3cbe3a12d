import Box from '@mui/material/Box';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TYPES } from '@/features/documents/checks';
import { useTypeName } from '@/features/documents/useTypeName';
import { useCountryList } from '@/forms/fields/useCountryList';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { CountryInput } from '@/forms/fields/CountryInput';
import { DayInput } from '@/forms/fields/DayInput';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { TextInput } from '@/forms/fields/TextInput';
import { useFirstFocus } from '@/forms/useFirstFocus';
import type { EditField, EditValues } from './useEditForm';

interface EditFieldsProps {
  readonly form: UseFormReturn<EditValues>;
  readonly disabled: boolean;
  readonly errorOf: (field: EditField) => string | undefined;
}

/** The fields of a document. */
export function EditFields({ form, disabled, errorOf }: EditFieldsProps) {
  const { t } = useTranslation('documents');
  const nameOf = useTypeName();
  const { choices, isMissing } = useCountryList();
  const { control, register } = form;
  useFirstFocus(form, 'name');
  const frame = (field: EditField) => ({ id: `edit-${field}`, disabled, error: errorOf(field) });
  const types = [...new Set<string>([...TYPES, form.getValues('type')])];
  return (
    <Box sx={{ display: 'grid', gap: FIELD_GAP, pt: 1 }}>
      <TextInput
        {...frame('name')}
        label={t('edit.name')}
        autoComplete="off"
        required
        field={register('name')}
      />
      <Controller
        control={control}
        name="type"
        render={({ field }) => (
          <ChoiceInput
            {...frame('type')}
            label={t('type')}
            options={types.map((value) => ({ value, name: nameOf(value) }))}
            value={field.value}
            onChange={(type) => field.onChange(type || 'other')}
            onBlur={field.onBlur}
            inputRef={field.ref}
          />
        )}
      />
      <Box sx={{ display: 'grid', gap: FIELD_GAP, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {(['issuedOn', 'expiresOn'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <DayInput
                {...frame(name)}
                label={t(`edit.${name}`)}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                inputRef={field.ref}
              />
            )}
          />
        ))}
      </Box>
      <Controller
        control={control}
        name="countryCode"
        render={({ field }) => (
          <CountryInput
            {...frame('countryCode')}
            label={t('edit.country')}
            hint={isMissing ? t('edit.countriesMissing') : undefined}
            choices={choices}
            value={choices.find(({ code }) => code === field.value)?.id ?? ''}
            onChange={(id) => field.onChange(choices.find((choice) => choice.id === id)?.code ?? '')}
            onBlur={field.onBlur}
            inputRef={field.ref}
          />
        )}
      />
      <TextInput
        {...frame('referenceNo')}
        label={t('edit.number')}
        autoComplete="off"
        dir="ltr"
        field={register('referenceNo')}
      />
    </Box>
  );
}
