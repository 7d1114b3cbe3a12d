import { describe, expect, it } from 'vitest';
import { tidyCode } from '@/i18n/latinDigits';
import { codesAsText, groupsOfFour, isAppCode } from './codes';

describe('codes of the second factor', () => {
  it.each([
    ['ABCDEFGHIJ', 'ABCD EFGH IJ'],
    ['ABCDEFGH', 'ABCD EFGH'],
    ['AB CDE', 'ABCD E'],
    ['ABC', 'ABC'],
    ['', ''],
  ])('groups the secret %j in fours', (secret, shown) => expect(groupsOfFour(secret)).toBe(shown));

  it.each([
    ['123456', '123456', true],
    [' 123 456 ', '123456', true],
    ['۱۲۳۴۵۶', '123456', true],
    ['١٢٣٤٥٦', '123456', true],
    ['१२३४५६', '123456', true],
    ['１２３４５６', '123456', true],
    ['\u2067123456\u2069', '123456', true],
    ['12345', '12345', false],
    ['1234567', '1234567', false],
    ['abcde-fghij', 'abcde-fghij', false],
    ['', '', false],
  ])('reads %j', (typed, code, isApp) => {
    expect(tidyCode(typed)).toBe(code);
    expect(isAppCode(tidyCode(typed))).toBe(isApp);
  });

  it('writes one code in a line, under a heading', () => {
    expect(codesAsText('Title', ['ada@example.com'], ['aaaaa-bbbbb', 'ccccc-ddddd'])).toBe(
      'Title\nada@example.com\n\naaaaa-bbbbb\nccccc-ddddd\n',
    );
  });
});
