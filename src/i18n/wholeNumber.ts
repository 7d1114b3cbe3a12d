import { latinDigits } from './latinDigits';

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
