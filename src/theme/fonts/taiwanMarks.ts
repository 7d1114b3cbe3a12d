import pauses from './notoSansTc-1.woff2';
import questions from './notoSansTc-2.woff2';
import semicolon from './notoSansTc-3.woff2';

/**
 * Taiwan and Hong Kong place commas and full stops in the middle of the character
 * square, Mainland China in its corner. Noto Sans SC has only the latter. These files
 * are from Noto Sans TC (1.4 kB each, cut out of @fontsource-variable/noto-sans-tc 5.3.1
 * by subset-font). They use the same family name, so that only the punctuation changes.
 */
const FILES = [
  [pauses, 'U+3001-3002,U+FF0C,U+FF1A'],
  [questions, 'U+FF01,U+FF1F'],
  [semicolon, 'U+FF1B'],
] as const;

export const taiwanMarks = (): readonly FontFace[] =>
  FILES.map(
    ([file, unicodeRange]) =>
      new FontFace('Noto Sans SC Variable', `url(${file})`, {
        weight: '100 900',
        display: 'swap',
        unicodeRange,
      }),
  );
