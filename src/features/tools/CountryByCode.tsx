import type { CountryChoice } from '@/forms/fields/countryChoice';
import { CountryInput } from '@/forms/fields/CountryInput';

interface CountryByCodeProps {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly CountryChoice[];
  /** ISO code of the country; '' for none. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** A country input whose value is the ISO code, which is the same for every backend. */
export function CountryByCode({ id, label, choices, value, onChange }: CountryByCodeProps) {
  return (
    <CountryInput
      id={id}
      label={label}
      choices={choices}
      value={choices.find(({ code }) => code === value)?.id ?? ''}
      onChange={(chosen) => onChange(choices.find((country) => country.id === chosen)?.code ?? '')}
    />
  );
}
