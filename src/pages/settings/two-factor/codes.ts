/** A secret in groups of four characters, which are easier to read and type: `ABCD EFGH`. */
export const groupsOfFour = (secret: string): string =>
  secret.replace(/\s+/g, '').replace(/.{4}(?=.)/g, '$& ');

/** Whether the text is a code of an authenticator app: six digits. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The text of the file or printout: the title, the account, and one code per line. */
export const codesAsText = (title: string, about: readonly string[], codes: readonly string[]): string =>
  [title, ...about, '', ...codes, ''].join('\n');
