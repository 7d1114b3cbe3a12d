import { expect, test } from 'vitest';
import { country } from './kind';

test('a country is its id, in a dialog and in a file', () => {
  expect(country.check('country-ca', {})).toEqual({ value: 'country-ca' });
  expect(country.write('country-ca')).toBe('country-ca');
  expect(country.read(undefined)).toBeNull();
});
