import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@/forms/fields/TextInput';
import type { Field } from '@/features/records/resource';
import { CountryField } from './CountryField';
import type { FormValues } from './formValues';

interface RecordFieldProps {
  readonly field: Field;
  readonly form: UseFormReturn<FormValues>;
  readonly disabled: boolean;
  /** Stands under the field instead of its hint. */
  readonly note?: string | undefined;
  /** What will be wrong with it, found before it is sent. */
  readonly problem?: string | undefined;
}

/** One field of a record, as its declaration says. */
export function RecordField({ field, form, disabled, note, problem }: RecordFieldProps) {
  const { t } = useTranslation('records');
  const { name, kind } = field;
  const id = `record-${name}`;
  const label = t(`fields.${field.label}`);
  const error = form.formState.errors[name]?.message ?? problem;
  const says = field.hint ?? (kind === 'code' ? field.says : undefined);
  const hint = note ?? (says === undefined ? undefined : t(`hints.${says}`));

  if (kind === 'switch') {
    return (
      <Controller
        name={name}
        control={form.control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <FormControlLabel
            sx={{ mb: 1, marginInlineStart: -0.5, columnGap: 0.5 }}
            control={
              <Switch
                checked={value === true}
                onChange={(_event, on) => onChange(on)}
                onBlur={onBlur}
                disabled={disabled}
                slotProps={{ input: { ref } }}
              />
            }
            label={label}
          />
        )}
      />
    );
  }
  if (kind === 'country') {
    return (
      <Controller
        name={name}
        control={form.control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <CountryField
            id={id}
            label={label}
            hint={hint}
            error={error}
            disabled={disabled}
            value={typeof value === 'string' ? value : ''}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
          />
        )}
      />
    );
  }
  const input = (
    <TextInput
      id={id}
      label={label}
      hint={hint}
      error={error}
      disabled={disabled}
      autoComplete="off"
      field={form.register(name)}
      {...(field.required === true ? { required: true } : {})}
      {...(kind === 'number' ? { inputMode: 'numeric' } : {})}
      {...(kind === 'code' ? { dir: 'ltr', autoCapitalize: 'none' } : {})}
    />
  );
  // Names keep the order of their own script: 'Ph.D.' in Persian too.
  return kind === 'text' ? <Box sx={{ '& input': { unicodeBidi: 'plaintext' } }}>{input}</Box> : input;
}
