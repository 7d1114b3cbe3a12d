import { expect, it } from 'vitest';

/**
 * How many English texts repeat another one, as they are written: what is said everywhere stands once, in `words`,
 * `fields` or `terms`, and tables and pages name its key. A text that only refers to it (`$t(terms:draft)`) is no way
 * to say it again: it counts like any other. Two keys with the same English words stay two where another language
 * needs two.
 */
type Texts = { readonly [key: string]: string | Texts };
const files = import.meta.glob<Texts>('../../src/i18n/locales/en/*.json', { eager: true, import: 'default' });

/** The count that was reached: it may fall, and does not rise. */
const MOST = 181;

const textsIn = (texts: Texts): readonly string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)));

it('says hardly anything twice', () => {
  const texts = Object.values(files).flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.length - new Set(texts).size).toBeLessThanOrEqual(MOST);
});
