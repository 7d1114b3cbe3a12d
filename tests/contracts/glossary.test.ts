import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '@/config/languages';

/** A language uses the words of its glossary and none that its glossary rejects. */
type Texts = { readonly [key: string]: string | Texts };

const glossaries = import.meta.glob<string>('../../src/i18n/glossary/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const files = import.meta.glob<Texts>('../../src/i18n/locales/*/*.json', { eager: true, import: 'default' });

const flat = (texts: Texts, before: string): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[`${before}${key}`, text.replace(/\{\{\w+\}\}/g, '')] as const]
      : flat(text, `${before}${key}.`),
  );
/** A text that refers to another one (`$t(terms:draft)`) counts with the words of that text. */
const textsOf = (language: LanguageCode) => {
  const written = Object.entries(files).flatMap(([file, texts]) => {
    const [folder, area = ''] = file.replace('.json', '').split('/').slice(-2);
    return folder === language ? flat(texts, `${area}:`) : [];
  });
  const texts = new Map(written);
  return written.map(
    ([key, text]) => [key, text.replace(/\$t\((.*?)\)/g, (_, to: string) => texts.get(to) ?? '')] as const,
  );
};

const formsOf = (cell = ''): readonly string[] =>
  cell.split(';').flatMap((form) => (form.trim() === '' ? [] : [form.trim()]));

const termsOf = (language: LanguageCode) =>
  (glossaries[`../../src/i18n/glossary/${language}.md`] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => {
      const [, term = '', , chosen, rejected] = line.split('|').map((cell) => cell.trim());
      return { term, chosen: formsOf(chosen), rejected: formsOf(rejected) };
    });

const WITHOUT_SPACES: readonly LanguageCode[] = ['zh-cn', 'zh-tw', 'yue'];
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a word. Chinese has no spaces between words, and Arabic joins short words to the next one. */
function wordIn(language: LanguageCode, word: string): RegExp {
  if (WITHOUT_SPACES.includes(language)) return new RegExp(escaped(word), 'iu');
  const joined = language === 'ar' ? '[وفبكل]{0,2}' : '';
  return new RegExp(`(?<![\\p{L}\\p{M}])${joined}${escaped(word)}(?![\\p{L}\\p{M}])`, 'iu');
}

describe.each(LANGUAGE_CODES)('%s', (language) => {
  const terms = termsOf(language);
  const texts = textsOf(language);

  it('has a glossary of forty terms or more, each once', () => {
    expect(terms.length).toBeGreaterThanOrEqual(40);
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
  });

  it('uses every chosen word', () => {
    const all = texts.map(([, text]) => text.toLowerCase()).join('\n');
    const unused = terms.filter(({ chosen }) => !chosen.some((form) => all.includes(form.toLowerCase())));
    expect(unused.map(({ term }) => term)).toEqual([]);
  });

  it('uses no rejected word', () => {
    const found = terms.flatMap(({ rejected }) =>
      rejected.flatMap((form) => {
        const pattern = wordIn(language, form);
        return texts.flatMap(([key, text]) => (pattern.test(text) ? [`${form}: ${key}: ${text}`] : []));
      }),
    );
    expect(found).toEqual([]);
  });
});

it('prints formal Chinese for an employer in Hong Kong, without characters of spoken Cantonese', () => {
  const printed = /^(print:(sheet|part)|eligibility:credential|profile:languageLevel)\./;
  const spoken = textsOf('yue').filter(
    ([key, text]) => printed.test(key) && /[嘅係喺唔冇咗緊哋啲嚟佢畀攞吓而]/u.test(text),
  );
  expect(textsOf('yue').some(([key]) => key.startsWith('print:sheet.'))).toBe(true);
  expect(spoken).toEqual([]);
});
