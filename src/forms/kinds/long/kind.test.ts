import { expect, test } from 'vitest';
import { long } from './kind';

test('lines are kept, with the line ends of any system', () => {
  expect(long.check('a\r\nb\rc', { maxLength: 9 })).toEqual({ value: 'a\nb\nc' });
  expect(long.check('x'.repeat(10), { maxLength: 9 })).toMatchObject({
    wrong: { key: 'problems:tooLong' },
  });
});
