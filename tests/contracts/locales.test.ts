import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '@/config/languages';
import { intlLocale } from '@/i18n/intlLocale';

/**
 * Compares every language with English: the same keys, the same placeholders, and the plural forms of its own
 * grammar.
 */
type Texts = { readonly [key: string]: string | Texts };

const files = import.meta.glob<Texts>('../../src/i18n/locales/*/*.json', { eager: true, import: 'default' });
const areas = Object.keys(files).flatMap((path) => /\/en\/([\w-]+)\.json$/.exec(path)?.[1] ?? []);

const flat = (texts: Texts, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : flat(value, `${prefix}${key}.`),
  );
const textsOf = (language: string, area: string) =>
  new Map(flat(files[`../../src/i18n/locales/${language}/${area}.json`] ?? {}));

const PLURAL = /_(zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{\s*[\w.]+\s*\}\}/g;
/** The forms for none, one and two may leave out the number: "one message". */
const SAYS_NUMBER = /_(zero|one|two)$/;
const NUMBERS = ['{{count}}', '{{shown}}', '{{formatted}}'];

const placeholders = (text: string, key: string): readonly string[] =>
  [...new Set(text.match(PLACEHOLDER) ?? [])]
    .filter((name) => name !== NUMBERS[0] && !(SAYS_NUMBER.test(key) && NUMBERS.includes(name)))
    .sort();

/** The English keys, with every plural in the forms of the language's grammar. */
function expectedKeys(english: ReadonlyMap<string, string>, tag: string): readonly string[] {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const keys = [...english.keys()].flatMap((key) => {
    const isPlural = PLURAL.test(key) && english.has(key.replace(PLURAL, '_other'));
    return isPlural ? forms.map((form) => key.replace(PLURAL, `_${form}`)) : [key];
  });
  return [...new Set(keys)].sort();
}

it('finds the namespaces', () => {
  expect(areas.length).toBeGreaterThan(10);
});

describe.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('%s', (code) => {
  it.each(areas)('has every text of %s', (area) => {
    const english = textsOf('en', area);
    // Arabic may also have a form for zero, which Intl lists. The French and Spanish form "many" is for
    // millions.
    const optional = code === 'fr' || code === 'es' ? /_many$/ : /^$/;
    const expected = expectedKeys(english, intlLocale(code)).filter((key) => !optional.test(key));
    const actual = [...textsOf(code, area).keys()].filter((key) => !optional.test(key)).sort();
    expect(actual).toEqual(expected);
  });

  it.each(areas)('keeps the placeholders of %s', (area) => {
    const english = textsOf('en', area);
    const different = [...textsOf(code, area)].flatMap(([key, text]) => {
      const source = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';
      const same = placeholders(text, key).join() === placeholders(source, key).join();
      return same ? [] : [`${key}: ${text}`];
    });
    expect(different).toEqual([]);
  });

  it.each(areas)('leaves nothing of %s empty', (area) => {
    expect([...textsOf(code, area)].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

/** `$t(terms:draft)`: the text of another key. */
const REFERENCE = /\$t\(([\w-]+):([^)]+)\)/g;
/**
 * The namespaces to which any text may refer, because they are loaded with every other one. `words` is loaded
 * at the start.
 */
const REFERRED = ['words', 'fields', 'terms'];
const START = ['app', 'words', 'layout', 'ui', 'home', 'session', 'roles'];

describe.each(LANGUAGE_CODES)('references of texts of %s', (code) => {
  const references = areas.flatMap((area) =>
    [...textsOf(code, area)].flatMap(([key, text]) =>
      [...text.matchAll(REFERENCE)].map(([, to = '', name = '']) => ({
        from: `${area}:${key}`,
        area,
        to,
        name,
        text,
      })),
    ),
  );

  it('exist, lead to a text without references, and are loaded with the namespace', () => {
    const wrong = references.filter(({ area, to, name }) => {
      const target = textsOf(code, to).get(name) ?? textsOf(code, to).get(`${name}_other`);
      const arrives = to === area || (START.includes(area) ? START : [...REFERRED, 'roles']).includes(to);
      return target === undefined || target.includes('$t(') || !arrives;
    });
    expect(wrong).toEqual([]);
  });

  it('are the same as in English', () => {
    const other = references.filter(
      ({ from, text }) => textsOf('en', from.split(':')[0] ?? '').get(from.split(':')[1] ?? '') !== text,
    );
    expect(other.map(({ from }) => from)).toEqual([]);
  });
});
