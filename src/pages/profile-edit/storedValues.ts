import type { SpokenLanguage } from './values';

/**
 * Functions that read the members of a stored draft. Stored data may be malformed, so every type is checked.
 */
export type Stored = Readonly<Record<string, unknown>>;
export const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null;
export const storedText = (value: unknown): string => (typeof value === 'string' ? value : '');
export const storedTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
export const storedLanguages = (value: unknown): SpokenLanguage[] =>
  Array.isArray(value)
    ? value.filter(isStored).map(({ code, level }) => ({ code: storedText(code), level: storedText(level) }))
    : [];
