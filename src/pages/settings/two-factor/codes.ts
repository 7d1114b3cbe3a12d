import { latinDigits } from '@/i18n/latinDigits';

/** A secret in groups of four characters, which are easier to read and type: `ABCD EFGH`. */
export const groupsOfFour = (secret: string): string =>
  secret.replace(/\s+/g, '').replace(/.{4}(?=.)/g, '$& ');

/** A typed code in the form that the server expects: Latin digits, no spaces. */
export const tidyCode = (typed: string): string => latinDigits(typed).replace(/\s+/g, '');

/** Whether the text is a code of an authenticator app: six digits. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The text of the file or printout: the title, the account, and one code per line. */
export const codesAsText = (title: string, about: readonly string[], codes: readonly string[]): string =>
  [title, ...about, '', ...codes, ''].join('\n');
