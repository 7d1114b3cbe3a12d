import { describe, expect, it } from 'vitest';
import { isFor } from './googleIdentity';

const token = (claims: object): string =>
  `header.${btoa(JSON.stringify(claims)).replaceAll('+', '-')}.signature`;

describe('an identity token of Google', () => {
  it('that was made for another request is refused (F-206)', () => {
    expect(isFor('mine', token({ sub: '1', nonce: 'mine' }))).toBe(true);
    expect(isFor('mine', token({ sub: '1', nonce: 'of somebody else' }))).toBe(false);
  });

  it.each([token({ sub: '1' }), 'opaque', '', 'a.%%%.c', `a.${btoa('null')}.c`])(
    'that names no request is left to the server: %s',
    (idToken) => expect(isFor('mine', idToken)).toBe(true),
  );
});
