import { expect, it } from 'vitest';

/**
 * Counts the English texts that repeat another one. A text that is used everywhere is written once, in
 * `words`, `fields` or `terms`, and tables and pages use its key. A text that only refers to it
 * (`$t(terms:draft)`) is also a repetition and counts. Two keys with the same English words stay two if
 * another language needs two texts.
 */
type Texts = { readonly [key: string]: string | Texts };
const files = import.meta.glob<Texts>('../../src/i18n/locales/en/*.json', { eager: true, import: 'default' });

/** The lowest count so far. It may fall but not rise. */
const MOST = 181;

const textsIn = (texts: Texts): readonly string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)));

it('has few repeated texts', () => {
  const texts = Object.values(files).flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.length - new Set(texts).size).toBeLessThanOrEqual(MOST);
});
