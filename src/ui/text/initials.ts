import { firstGrapheme } from './graphemes';

export interface Person {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
}

const ARABIC = /\p{Script=Arabic}/u;
/** Keeps two Arabic letters apart: initials are not a word. */
const NON_JOINER = '\u200c';

/** First plus last initial, else the first letter of the e-mail, else U. */
export function initialsOf({ firstName, lastName, email }: Person): string {
  const first = firstGrapheme(firstName ?? '');
  const last = firstGrapheme(lastName ?? '');
  if (first !== '' && last !== '') {
    return ARABIC.test(first) && ARABIC.test(last) ? `${first}${NON_JOINER}${last}` : `${first}${last}`;
  }
  return firstGrapheme(email ?? '') || 'U';
}
