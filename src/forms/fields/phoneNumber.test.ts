import * as rules from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { phoneToSend, readPhone } from './phoneNumber';

describe('readPhone', () => {
  it.each([
    ['', '', null],
    ['   ', 'CA', null],
    ['+1 416 555 0100', '', '+14165550100'],
    ['(416) 555-0100', 'CA', '+14165550100'],
    ['0912 345 6789', 'IR', '+989123456789'],
    ['۰۹۱۲ ۳۴۵ ۶۷۸۹', 'IR', '+989123456789'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971501234567'],
    ['＋４４ ２０ ７９４６ ０９５８', '', '+442079460958'],
    ['0044 20 7946 0958', 'CA', '+442079460958'],
    ['\u202a+98 912 345 6789\u202c', '', '+989123456789'],
    // The country is unknown, so the number is kept as typed, in ASCII digits.
    ['5551234567', '', '5551234567'],
    ['۵۵۵ ۱۲۳۴', '', '555 1234'],
    ['5551234567', 'XX', '5551234567'],
    // The area code is missing, so a calling code in front would make a number that does not exist.
    ['555-0100', 'CA', '555-0100'],
    ['۵۵۵ ۰۱۰۰', 'CA', '555 0100'],
    ['+1 416', '', '+1 416'],
  ])('%j in %j sends %j', async (typed, country, sent) => {
    await expect(phoneToSend(typed, country)).resolves.toBe(sent);
  });

  it('refuses a text without a number', () => {
    for (const typed of ['call me', '12', 'abc123456', '<b>1234567</b>', '1'.repeat(41)])
      expect(readPhone(rules, typed, 'CA').kind).toBe('wrong');
  });

  it('refuses an impossible length', () => {
    expect(readPhone(rules, '+1 416', '')).toMatchObject({ kind: 'number', likely: false });
    expect(readPhone(rules, '416 555 0100', 'CA')).toMatchObject({ kind: 'number', likely: true });
  });

  it('keeps the input while the rules are not loaded', () => {
    expect(readPhone(null, '+1 416 555 0100', 'CA')).toEqual({ kind: 'unclear', text: '+1 416 555 0100' });
  });
});
