import { latinDigits } from './latinDigits';

/**
 * Letters that Arabic and Persian keyboards encode differently, and the tatweel, which only stretches a word.
 */
const ALIKE: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ـ: '' };

/**
 * Normalizes a text for searching, whatever keyboard it was typed with: removes
 * diacritics, case, apostrophes and repeated spaces, and unifies Arabic letters and
 * digits. 'Québec' is found by 'quebec', 'کاریابی' by 'كاريابي'.
 */
export const fold = (text: string): string =>
  latinDigits(text.normalize('NFKD'))
    .replace(/\p{M}/gu, '')
    .replace(/[يىكةـ]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(/['’‘`]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** The normalized words of a search. */
export const foldedWords = (search: string): readonly string[] => fold(search).split(' ').filter(Boolean);
