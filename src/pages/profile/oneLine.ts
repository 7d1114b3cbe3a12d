import { countryName, formatList, formatNumber } from '@/i18n/format';
import { isolated } from '@/i18n/isolated';
import { keepUnit } from '@/i18n/keepUnit';
import { SEPARATOR } from '@/ui/text/separator';

/** Joins texts in one line, each isolated with its own direction; '' when there are none. */
export const inOneLine = (words: readonly (string | null | undefined)[]): string =>
  formatList(
    words.flatMap((word) => (word ? [isolated(word)] : [])),
    undefined,
    'narrow',
  );

interface Facts {
  readonly residence: string | null | undefined;
  readonly years: number | null | undefined;
  readonly destinations: readonly string[];
}
interface Country {
  readonly id: string;
  readonly code?: string | null | undefined;
  readonly name: string;
}
type Say = (
  key: 'yearsOfExperience',
  values: { readonly count: number; readonly formatted: string },
) => string;

/** A person in one line: residence, experience and destinations, without missing values. Countries are given by id. */
export function personInOneLine(
  t: Say,
  { residence, years, destinations }: Facts,
  countries: readonly Country[],
): string {
  const nameOf = (id: string | null | undefined): string => {
    const country = countries.find((each) => each.id === id);
    return country === undefined ? '' : countryName(country);
  };
  return [
    inOneLine([nameOf(residence)]),
    typeof years === 'number' &&
      keepUnit(t('yearsOfExperience', { count: years, formatted: formatNumber(years) })),
    inOneLine(destinations.map(nameOf)),
  ]
    .filter(Boolean)
    .join(SEPARATOR);
}
