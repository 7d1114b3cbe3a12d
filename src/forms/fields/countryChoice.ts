import { fold } from '@/i18n/fold';
import { compareTexts, countryName } from '@/i18n/format';
import { currentLanguage } from '@/i18n/language';

/** A country that can be chosen, with its name in the interface language. */
export interface CountryChoice {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** The searched texts: localised name, English name and code, folded. */
  readonly words: readonly string[];
}

/** The largest number of rows that are rendered. A search covers all countries. */
export const MOST_ROWS = 300;

export interface ServerCountry {
  readonly id: string;
  readonly code?: string | null | undefined;
  readonly name: string;
}

/** The server's countries as choices, sorted by their names in a language. */
export function countryChoices(
  countries: readonly ServerCountry[],
  language = currentLanguage(),
): CountryChoice[] {
  const compare = compareTexts(language);
  return countries
    .map((country) => {
      const name = countryName(country, language);
      const code = country.code ?? '';
      return {
        id: country.id,
        code,
        name,
        words: [...new Set([fold(name), fold(country.name), fold(code)])],
      };
    })
    .sort((a, b) => compare(a.name, b.name));
}

/** The name of the country with an id; undefined if it is not among the choices. */
export const countryNameOf = (choices: readonly CountryChoice[], id: string | null): string | undefined =>
  choices.find((choice) => choice.id === id)?.name;

/**
 * The countries that match a typed text: exact names or codes first, then beginnings, then any occurrence;
 * within each group in the given order.
 */
export function findCountries(choices: readonly CountryChoice[], typed: string): CountryChoice[] {
  const wanted = fold(typed);
  if (wanted === '') return choices.slice(0, MOST_ROWS);
  const exact: CountryChoice[] = [];
  const beginning: CountryChoice[] = [];
  const containing: CountryChoice[] = [];
  for (const choice of choices) {
    if (choice.words.includes(wanted)) exact.push(choice);
    else if (choice.words.some((word) => word.startsWith(wanted))) beginning.push(choice);
    else if (choice.words.some((word) => word.includes(wanted))) containing.push(choice);
  }
  return [...exact, ...beginning, ...containing].slice(0, MOST_ROWS);
}
