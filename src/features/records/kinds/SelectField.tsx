import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ControllerRenderProps } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame, type FieldProps, helpIdOf } from '@/forms/fields/FieldFrame';
import type { FormValues } from './kind';

interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly field: ControllerRenderProps<FormValues>;
  readonly required: boolean;
}

/** The browser's own select. A value that is not in the list stays chosen, so that opening takes nothing away. */
export function SelectField({ options, field, required, ...frame }: SelectFieldProps) {
  const { t } = useTranslation('records');
  const value = typeof field.value === 'string' ? field.value : '';
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <FieldFrame {...frame}>
      <NativeSelect
        input={<OutlinedInput />}
        value={value}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
        disabled={frame.disabled === true}
        error={frame.error !== undefined}
        inputRef={field.ref}
        sx={{ '& select': { textOverflow: 'ellipsis' } }}
        inputProps={{
          id: frame.id,
          'aria-describedby': helpIdOf(frame.id),
          'aria-required': required ? true : undefined,
        }}
      >
        <option value="">{t('choice.none')}</option>
        {!isListed && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
