import { firstGrapheme } from './graphemes';

export interface Person {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
}

const ARABIC = /\p{Script=Arabic}/u;
/** Separates two Arabic letters, which would otherwise be joined like a word. */
const NON_JOINER = '\u200c';

/** The first letters of the first and last name, or that of the e-mail address, or U. */
export function initialsOf({ firstName, lastName, email }: Person): string {
  const first = firstGrapheme(firstName ?? '');
  const last = firstGrapheme(lastName ?? '');
  if (first !== '' && last !== '') {
    return ARABIC.test(first) && ARABIC.test(last) ? `${first}${NON_JOINER}${last}` : `${first}${last}`;
  }
  return firstGrapheme(email ?? '') || 'U';
}
