import { isRecord } from '@/api/answer';
import type { SpokenLanguage } from './values';

/**
 * Functions that read the members of a stored draft. Stored data may be malformed, so every type is checked.
 */
export const storedText = (value: unknown): string => (typeof value === 'string' ? value : '');
export const storedTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
export const storedLanguages = (value: unknown): SpokenLanguage[] =>
  Array.isArray(value)
    ? value.filter(isRecord).map(({ code, level }) => ({ code: storedText(code), level: storedText(level) }))
    : [];
