import { describe, expect, it } from 'vitest';
import { lettersIn, withoutLetters } from './letters.ts';

const FACE =
  '@font-face{font-family:Inter;font-display:swap;font-weight:300 700;src:url(/a.woff2);unicode-range:U+20-7E,U+A0-FF}';
const SHEET = `@font-face{font-family:Inter Fallback;src:local(Arial)}${FACE}a{color:red}`;

describe('the font face of a sheet', () => {
  it("is read from Inter's own rule for the boot script", () => {
    expect(lettersIn(SHEET)).toEqual({
      src: 'url(/a.woff2)',
      weight: '300 700',
      unicodeRange: 'U+20-7E,U+A0-FF',
    });
  });

  it('is null if the sheet has none', () => {
    expect(lettersIn('a{color:red}')).toBeNull();
  });

  it('is refused if the rule has lost a part', () => {
    expect(() => lettersIn('@font-face{font-family:Inter;src:url(/a.woff2)}')).toThrow('font-weight');
  });

  it('is removed from the sheet', () => {
    expect(withoutLetters(SHEET)).toBe('@font-face{font-family:Inter Fallback;src:local(Arial)}a{color:red}');
  });
});
