import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CountryInput } from '@/forms/fields/CountryInput';
import type { FieldProps } from '@/forms/fields/FieldFrame';
import { useCountryList } from '@/forms/fields/useCountryList';

interface CountryFieldProps extends FieldProps {
  /** Which property of a country is the value; its id by default. */
  readonly by?: 'id' | 'code';
  /** A country's id or code, or '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly required?: boolean;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A country of the backend; the value is its id or its code. */
export function CountryField({ by = 'id', value, onChange, required = false, ...rest }: CountryFieldProps) {
  const { t } = useTranslation('forms');
  const { choices, isMissing } = useCountryList();
  return (
    <CountryInput
      {...rest}
      hint={isMissing ? t('countries.failed') : rest.hint}
      required={required}
      choices={choices}
      value={choices.find((choice) => choice[by] === value)?.id ?? ''}
      onChange={(id) => onChange(choices.find((choice) => choice.id === id)?.[by] ?? '')}
    />
  );
}
