import { fold } from '@/i18n/fold';
import { compareTexts, countryName } from '@/i18n/format';
import { currentLanguage } from '@/i18n/i18n';

/** A country that can be chosen, named in the interface language. */
export interface CountryChoice {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** What a search looks through: localised name, English name and code, folded. */
  readonly words: readonly string[];
}

/** At most this many rows are drawn at once; a search always looks through all of them. */
export const MOST_ROWS = 300;

export interface ServerCountry {
  readonly id: string;
  readonly code?: string | null | undefined;
  readonly name: string;
}

/** The server's countries as choices in a language, sorted by name in it. */
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

/** Those that a typed text finds: an exact name or code first, then beginnings, then anything that contains it, each in the given order. */
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
