import type { LanguageCode } from '@/config/languages';
import type { NocEntry, NocList, NocWords } from './nocList';
import { askedWords, wordMatches, wordsOf } from './words';

/** The score of a word, by the field in which it is found. */
const WORTH = { title: 6, name: 5, duty: 3 } as const;
const NEEDED_SHARE = 0.4;
const MOST_RESULTS = 8;
/** The longest question in characters. The rest is ignored. */
export const MOST_ASKED = 600;

type Field = readonly [worth: number, words: ReadonlySet<string>, text: string];

interface Indexed {
  readonly entry: NocEntry;
  readonly fields: readonly Field[];
}

/** The occupations, prepared for a search. */
export type NocIndex = readonly Indexed[];

function field(worth: number, texts: readonly string[], language: LanguageCode): Field {
  const words = texts.flatMap((text) => wordsOf(text, language));
  return [worth, new Set(words), texts.map((text) => wordsOf(text, language).join('')).join('|')];
}

/**
 * Prepares a search in English and in the language of the interface. This is slow and done once; a search is
 * fast.
 */
export const nocIndex = (
  { entries }: NocList,
  words: readonly (readonly [LanguageCode, NocWords])[],
): NocIndex =>
  entries.map((entry) => ({
    entry,
    fields: [
      field(WORTH.title, [entry.title], 'en'),
      ...words.flatMap(([language, { entries: known }]) => {
        const of = known[entry.code];
        return of === undefined
          ? []
          : [field(WORTH.name, of.words, language), field(WORTH.duty, of.duties, language)];
      }),
    ],
  }));

const HAN = /^\p{Script=Han}+$/u;

/** Chinese text has no spaces, so a Chinese word matches anywhere in a text. */
const finds = (asked: string, words: ReadonlySet<string>, text: string): boolean =>
  HAN.test(asked)
    ? text.includes(asked)
    : words.has(asked) || [...words].some((word) => wordMatches(asked, word));

/** The score of a word for an occupation: the highest of the fields in which it is found. */
const worthOf = (asked: string, fields: readonly Field[]): number =>
  Math.max(0, ...fields.filter(([, words, text]) => finds(asked, words, text)).map(([worth]) => worth));

/** A search result. `score` only orders the results of one search. */
export interface NocResult {
  readonly entry: NocEntry;
  readonly score: number;
}

/**
 * The occupations that fit a description of somebody's work, best first, at most eight. At least 40 % of the
 * words, without stop words, must match.
 */
export function searchNoc(index: NocIndex, question: string, language: LanguageCode): NocResult[] {
  const asked = askedWords(question.slice(0, MOST_ASKED), language);
  if (asked.length === 0) return [];
  return index
    .map(({ entry, fields }) => {
      const worth = asked.map((word) => worthOf(word, fields));
      const found = worth.filter((value) => value > 0).length;
      return { entry, score: worth.reduce((sum, value) => sum + value, 0), share: found / asked.length };
    })
    .filter(({ share }) => share >= NEEDED_SHARE)
    .toSorted((one, other) => other.score - one.score || one.entry.code.localeCompare(other.entry.code))
    .slice(0, MOST_RESULTS)
    .map(({ entry, score }) => ({ entry, score }));
}
