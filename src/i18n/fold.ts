import { latinDigits } from './latinDigits';

/** Letters that Arabic and Persian keyboards write differently, and the stroke that only stretches a word. */
const ALIKE: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ـ: '' };

/**
 * A text as searches compare it, whatever keyboard it came from: without marks, case, apostrophes and doubled spaces,
 * with one form of the Arabic letters and of the digits. 'Québec' is found by 'quebec', 'کاریابی' by 'كاريابي'.
 */
export const fold = (text: string): string =>
  latinDigits(text.normalize('NFKD'))
    .replace(/\p{M}/gu, '')
    .replace(/[يىكةـ]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(/['’‘`]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a search, folded. */
export const foldedWords = (search: string): readonly string[] => fold(search).split(' ').filter(Boolean);
