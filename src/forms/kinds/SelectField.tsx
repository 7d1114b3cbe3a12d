import type { ControllerRenderProps } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceInput, type Option } from '@/forms/fields/ChoiceInput';
import type { FieldProps } from '@/forms/fields/FieldFrame';
import type { FormValues } from './kind';

interface SelectFieldProps extends FieldProps {
  readonly options: readonly Option[];
  readonly field: ControllerRenderProps<FormValues>;
  readonly required: boolean;
}

/** A choice of a record. A value that is not in the list is shown as the server calls it. */
export function SelectField({ options, field, ...rest }: SelectFieldProps) {
  const { t } = useTranslation('records');
  const value = typeof field.value === 'string' ? field.value : '';
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <ChoiceInput
      {...rest}
      options={isListed ? options : [{ value, name: value }, ...options]}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      emptyName={t('choice.none')}
    />
  );
}
