import { type CellProps, type Kind, readText } from '@/features/records/kinds/kind';
import { TextCell } from '@/features/records/kinds/TextCell';
import { useCountryOptions } from './useCountryOptions';

function Cell({ value }: CellProps<object, string>) {
  const { options } = useCountryOptions();
  return <TextCell text={options.find(({ id }) => id === value)?.name ?? value} />;
}

/** A country by its id. */
export const country: Kind<object, string> = {
  look: 'text',
  read: readText,
  typed: (value) => value,
  check: (typed) => ({ value: typed }),
  write: (value) => value,
  Cell,
};
