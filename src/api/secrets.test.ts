import { expect, test } from 'vitest';
import { hideSecrets, secretsOf } from './secrets';

test('secrets of a request are hidden in every spelling', () => {
  const password = 'pa"ss wörd';
  const secrets = secretsOf(
    { path: '/api/auth/reset-password' },
    {
      body: { email: 'ada@example.test', password, firstName: 'Adeline', code: '12' },
      query: { token: 'reset-1' },
    },
    'bearer-1',
  );
  const echo = JSON.stringify({ password, link: `?p=${encodeURIComponent(password)}` });
  expect(hideSecrets(`${echo} ${password} reset-1 bearer-1 ada@example.test Adeline 12`, secrets)).toBe(
    '{"password":"•••","link":"?p=•••"} ••• ••• ••• ••• Adeline 12',
  );
});

test.each([
  ['/api/auth/2fa/verify', 'No •••'],
  ['/api/countries', 'No abcd'],
])('a code in a request to %s is shown as: %s', (path, shown) => {
  expect(hideSecrets('No abcd', secretsOf({ path }, { body: { code: 'abcd' } }, null))).toBe(shown);
});

test.each([
  ['Bearer abc.def', 'Bearer •••'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '•••'],
  ['eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', '•••'],
])("another person's token is hidden by its form: %s", (token, shown) => {
  expect(hideSecrets(`The token "${token}" has expired`, [])).toBe(`The token "${shown}" has expired`);
});
