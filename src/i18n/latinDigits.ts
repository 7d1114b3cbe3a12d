const ZEROS = ['\u0660', '\u06f0', '\uff10', '\u0966', '\u09e6'].map((zero) => zero.codePointAt(0) ?? 0);
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19\u0966-\u096f\u09e6-\u09ef]/g;

/** Converts Arabic, Persian, full-width, Devanagari and Bengali digits and the full-width plus to ASCII. */
export const latinDigits = (text: string): string =>
  text
    .replaceAll('\uff0b', '+')
    .replace(OTHER_DIGITS, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find((start) => code >= start && code <= start + 9) ?? code;
      return String(code - zero);
    })
    // Numbers copied from a right-to-left text contain direction marks.
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

/** A typed code in the form that the server expects: Latin digits, no spaces. */
export const tidyCode = (typed: string): string => latinDigits(typed).replace(/\s+/g, '');

/**
 * Converts a typed number, in any digits and with a point or a comma, to ASCII with a
 * point. The result need not be a number.
 */
export const typedDecimal = (typed: string): string =>
  latinDigits(typed)
    .trim()
    .replace(/[,\u066b]/, '.');

/** The result of parsing a typed number: nothing, a whole number within the bounds, or invalid. */
type TypedNumber = { readonly kind: 'none' | 'wrong' } | { readonly kind: 'number'; readonly value: number };

/** Parses a whole number from `min` to `max`, in the digits of any language. */
export function readWholeNumber(typed: string, min: number, max: number): TypedNumber {
  const text = latinDigits(typed).trim();
  if (text === '') return { kind: 'none' };
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? { kind: 'number', value } : { kind: 'wrong' };
}

/** The typed number; null for nothing and for an invalid one. */
export function wholeNumberOf(typed: string, min: number, max: number): number | null {
  const read = readWholeNumber(typed, min, max);
  return read.kind === 'number' ? read.value : null;
}
