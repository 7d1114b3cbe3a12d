import { describe, expect, it } from 'vitest';
import { lettersIn, withoutLetters } from './letters.ts';

const FACE =
  '@font-face{font-family:Inter;font-display:swap;font-weight:300 700;src:url(/a.woff2);unicode-range:U+20-7E,U+A0-FF}';
const SHEET = `@font-face{font-family:Inter Fallback;src:local(Arial)}${FACE}a{color:red}`;

describe('the face of a sheet', () => {
  it("is told to the boot script by Inter's own rule", () => {
    expect(lettersIn(SHEET)).toEqual({
      src: 'url(/a.woff2)',
      weight: '300 700',
      unicodeRange: 'U+20-7E,U+A0-FF',
    });
  });

  it('is nothing where the sheet has none', () => {
    expect(lettersIn('a{color:red}')).toBeNull();
  });

  it('is refused where the rule lost a part', () => {
    expect(() => lettersIn('@font-face{font-family:Inter;src:url(/a.woff2)}')).toThrow('font-weight');
  });

  it('stands no longer in the sheet', () => {
    expect(withoutLetters(SHEET)).toBe('@font-face{font-family:Inter Fallback;src:local(Arial)}a{color:red}');
  });
});
