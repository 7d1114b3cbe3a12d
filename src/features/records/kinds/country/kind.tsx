import { type CellProps, type Kind, readText } from '@/features/records/kinds/kind';
import { TextCell } from '@/features/records/kinds/TextCell';
import { useCountryOptions } from './useCountryOptions';

export interface CountrySpec {
  /** What is kept of a country: its id if not given. */
  readonly by?: 'id' | 'code';
}

function Cell({ value, spec: { by = 'id' } }: CellProps<CountrySpec, string>) {
  const { options } = useCountryOptions();
  return <TextCell text={options.find((option) => option[by] === value)?.name ?? value} />;
}

/** A country by its id, or by its ISO code. */
export const country: Kind<CountrySpec, string> = {
  look: 'text',
  read: readText,
  typed: (value) => value,
  check: (typed) => ({ value: typed }),
  write: (value) => value,
  Cell,
};
