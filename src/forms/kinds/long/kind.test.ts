import { expect, test } from 'vitest';
import { long } from './kind';

test('lines stay lines, whatever the system calls the end of one', () => {
  expect(long.check('a\r\nb\rc', { maxLength: 9 })).toEqual({ value: 'a\nb\nc' });
  expect(long.check('x'.repeat(10), { maxLength: 9 })).toMatchObject({
    wrong: { key: 'problems:tooLong' },
  });
});
