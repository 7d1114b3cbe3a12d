import { useTranslation } from 'react-i18next';
import { RadioInput } from '@/forms/fields/RadioInput';

interface YesNoInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: boolean | undefined;
  readonly onChange: (value: boolean | undefined) => void;
  readonly hint?: string;
}

/** A choice between yes, no and not known; the last is no answer. */
export function YesNoInput({ id, label, value, onChange, hint }: YesNoInputProps) {
  const { t } = useTranslation('eligibility');
  return (
    <RadioInput
      id={id}
      label={label}
      hint={hint}
      options={[
        { value: 'yes', name: t('yes') },
        { value: 'no', name: t('no') },
        { value: '', name: t('unknown') },
      ]}
      value={value === undefined ? '' : value ? 'yes' : 'no'}
      onChange={(next) => onChange(next === '' ? undefined : next === 'yes')}
    />
  );
}
