import { expect, it } from 'vitest';
import { readWholeNumber } from './wholeNumber';

it('reads a whole number within its bounds, in the digits of any language', () => {
  expect(readWholeNumber(' ۳۶ ', 0, 120)).toEqual({ kind: 'number', value: 36 });
  expect(readWholeNumber('', 0, 120)).toEqual({ kind: 'none' });
  for (const wrong of ['121', '-1', '2.5', 'ten', '1e2']) {
    expect(readWholeNumber(wrong, 0, 120)).toEqual({ kind: 'wrong' });
  }
});
