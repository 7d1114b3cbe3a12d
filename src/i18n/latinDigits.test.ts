import { describe, expect, it } from 'vitest';
import { latinDigits, readWholeNumber } from './latinDigits';

describe('latinDigits', () => {
  it('turns every numeral of a keyboard into ASCII', () => {
    expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９ ०१२३४५६७८९ ০১২৩৪৫৬৭৮৯')).toBe(
      '0123456789 0123456789 0123456789 0123456789 0123456789',
    );
  });
  it('leaves everything else alone', () => expect(latinDigits('+1 (416) Ada 北')).toBe('+1 (416) Ada 北'));
});

it('reads a whole number within its bounds, in the digits of any language', () => {
  expect(readWholeNumber(' ۳۶ ', 0, 120)).toEqual({ kind: 'number', value: 36 });
  expect(readWholeNumber('', 0, 120)).toEqual({ kind: 'none' });
  for (const wrong of ['121', '-1', '2.5', 'ten', '1e2']) {
    expect(readWholeNumber(wrong, 0, 120)).toEqual({ kind: 'wrong' });
  }
});
