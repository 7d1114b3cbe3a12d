import { describe, expect, it } from 'vitest';
import { latinDigits } from './latinDigits';

describe('latinDigits', () => {
  it('turns every numeral of a keyboard into ASCII', () => {
    expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９ ०१२३४५६७८९ ০১২৩৪৫৬৭৮৯')).toBe(
      '0123456789 0123456789 0123456789 0123456789 0123456789',
    );
  });
  it('leaves everything else alone', () => expect(latinDigits('+1 (416) Ada 北')).toBe('+1 (416) Ada 北'));
});
