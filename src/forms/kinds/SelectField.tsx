import { useTranslation } from 'react-i18next';
import { ChoiceInput, type Option } from '@/forms/fields/ChoiceInput';
import type { BoundField } from '@/forms/fields/FieldFrame';

interface SelectFieldProps extends BoundField<string> {
  readonly options: readonly Option[];
  readonly required: boolean;
  readonly emptyName?: string;
}

/** A select for a field of a record. A value that is not in the list is shown as the server sent it. */
export function SelectField({ options, value, emptyName, ...rest }: SelectFieldProps) {
  const { t } = useTranslation('forms');
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <ChoiceInput
      {...rest}
      options={isListed ? options : [{ value, name: value }, ...options]}
      value={value}
      emptyName={emptyName ?? (rest.required ? t('chooseOne') : undefined)}
    />
  );
}
