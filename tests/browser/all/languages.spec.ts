import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGE_CODES, type LanguageCode } from '@/config/languages';
import { intlLocale } from '@/i18n/intlLocale';
import { turnToLanguage } from '../accessibility/surfaces';
import { expect, test } from '../../support/browser';

/**
 * The browser's data about our languages. Node has more data than Chromium, so no unit test can check this.
 */
type Texts = { readonly [key: string]: string | Texts };

const PLURAL = /_(zero|one|two|few|many|other)$/;

interface Said {
  readonly date: string;
  readonly relative: string;
  readonly country: string;
  readonly categories: readonly string[];
  readonly two: string;
}

const ask = (page: Page, locale: string): Promise<Said> =>
  page.evaluate(
    (tag) => ({
      date: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2026, 10, 22, 12),
      ),
      relative: new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-2, 'hour'),
      country: new Intl.DisplayNames([tag], { type: 'region' }).of('PH') ?? '',
      categories: [...new Intl.PluralRules(tag).resolvedOptions().pluralCategories].sort(),
      two: new Intl.PluralRules(tag).select(2),
    }),
    locale,
  );

const EXPECTED: Readonly<Record<LanguageCode, Said>> = {
  en: {
    date: 'November 22, 2026',
    relative: '2 hours ago',
    country: 'Philippines',
    categories: ['one', 'other'],
    two: 'other',
  },
  fr: {
    date: '22 novembre 2026',
    relative: 'il y a 2 heures',
    country: 'Philippines',
    categories: ['many', 'one', 'other'],
    two: 'other',
  },
  es: {
    date: '22 de noviembre de 2026',
    relative: 'hace 2 horas',
    country: 'Filipinas',
    categories: ['many', 'one', 'other'],
    two: 'other',
  },
  ar: {
    date: '22 نوفمبر 2026',
    relative: 'قبل ساعتين',
    country: 'الفلبين',
    categories: ['few', 'many', 'one', 'other', 'two', 'zero'],
    two: 'two',
  },
  fa: {
    date: '۱ آذر ۱۴۰۵',
    relative: '۲ ساعت پیش',
    country: 'فیلیپین',
    categories: ['one', 'other'],
    two: 'other',
  },
  'zh-cn': {
    date: '2026年11月22日',
    relative: '2小时前',
    country: '菲律宾',
    categories: ['other'],
    two: 'other',
  },
  'zh-tw': {
    date: '2026年11月22日',
    relative: '2 小時前',
    country: '菲律賓',
    categories: ['other'],
    two: 'other',
  },
  yue: {
    date: '2026年11月22日',
    relative: '2 小時前',
    country: '菲律賓',
    categories: ['other'],
    two: 'other',
  },
};

for (const code of LANGUAGE_CODES) {
  test(`dates, times, countries and plurals speak ${code}`, async ({ page }) => {
    expect(await ask(page, intlLocale(code))).toEqual(EXPECTED[code]);
  });
}

const LOCALES = path.join(process.cwd(), 'src/i18n/locales');

/** Every key of a language's texts, with its namespace. */
function keysOf(code: LanguageCode): readonly string[] {
  const flat = (texts: Texts, before: string): readonly string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [`${before}${key}`] : flat(text, `${before}${key}.`),
    );
  return readdirSync(path.join(LOCALES, code)).flatMap((file) =>
    flat(JSON.parse(readFileSync(path.join(LOCALES, code, file), 'utf8')) as Texts, `${file}: `),
  );
}

test('every plural has the forms that the browser uses', async ({ page }) => {
  for (const code of LANGUAGE_CODES) {
    const { categories } = await ask(page, intlLocale(code));
    const keys = new Set(keysOf(code));
    const plurals = [...keys].filter((key) => PLURAL.test(key) && keys.has(key.replace(PLURAL, '_other')));
    const missing = plurals.flatMap((key) =>
      categories
        .map((category) => key.replace(PLURAL, `_${category}`))
        // The French and Spanish form "many" is for millions, which no text counts.
        .filter((form) => !keys.has(form) && !form.endsWith('_many')),
    );
    expect(missing, code).toEqual([]);
  }
});

test('a comma stands where the readers of each Chinese write it', async ({ page }) => {
  // The middle of its ink, in hundredths of the square.
  const middle = () =>
    page.evaluate(async () => {
      const font = '100px "Noto Sans SC Variable"';
      await document.fonts.load(font, '，');
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('No canvas');
      context.font = font;
      const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = context.measureText('，');
      return (right - left) / 2;
    });
  await page.goto('/about');
  for (const [language, isInTheMiddle] of [
    ['zh-cn', false],
    ['zh-tw', true],
    ['zh-cn', false],
    ['yue', true],
  ] as const) {
    await turnToLanguage(page, language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u);
    await expect.poll(async () => (await middle()) > 40, { message: language }).toBe(isInTheMiddle);
  }
});

test('an apostrophe in Chinese type is as narrow as the Latin letters beside it', async ({ page }) => {
  await page.goto('/about');
  await turnToLanguage(page, 'zh-tw');
  const faces = () =>
    page.evaluate(
      () => [...document.fonts].filter(({ family }) => family.includes('Noto Sans SC Variable')).length,
    );
  // The font's own sheet is loaded; without it any font would draw the apostrophe.
  await expect.poll(faces).toBeGreaterThan(50);
  const width = await page.evaluate(async () => {
    const font = '100px "Noto Sans SC Variable"';
    await document.fonts.load(font, '’');
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('No canvas');
    context.font = font;
    return context.measureText('’').width;
  });
  expect(width).toBeLessThan(40);
});
