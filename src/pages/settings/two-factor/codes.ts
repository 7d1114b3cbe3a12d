import { latinDigits } from '@/i18n/latinDigits';

/** A secret in groups of four, for eyes and for typing: `ABCD EFGH`. */
export const inFours = (secret: string): string => secret.replace(/\s+/g, '').replace(/.{4}(?=.)/g, '$& ');

/** A code as it was typed, in whatever numerals and groups, as the server wants it. */
export const tidyCode = (typed: string): string => latinDigits(typed).replace(/\s+/g, '');

/** The code of an authenticator app: six digits. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** What goes into a file or onto paper: the title, whose they are, and the codes, one in a line. */
export const codesAsText = (title: string, about: readonly string[], codes: readonly string[]): string =>
  [title, ...about, '', ...codes, ''].join('\n');
