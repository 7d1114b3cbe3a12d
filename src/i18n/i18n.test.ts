import { describe, expect, it, vi } from 'vitest';
import { createI18n, FALLBACK_END, FALLBACK_START } from './i18n';

const KEY = 'warning.left';

describe('texts', () => {
  it.each([
    ['en', '90 seconds left'],
    ['fa', '۹۰'],
  ] as const)('write numbers in the digits of %s', async (language, part) => {
    const i18n = await createI18n(language);
    expect(i18n.t(KEY, { ns: 'session', count: 90 })).toContain(part);
  });

  it('count in Cantonese by a locale that every browser knows', async () => {
    const asked: unknown[] = [];
    const { PluralRules } = Intl;
    const recorded = vi.spyOn(Intl, 'PluralRules').mockImplementation(function rules(locale, options) {
      asked.push(locale);
      return new PluralRules(locale, options);
    });
    const i18n = await createI18n('yue');
    expect(i18n.t(KEY, { ns: 'session', count: 90 })).toContain('90');
    expect(new Set(asked)).toEqual(new Set(['zh-HK']));
    recorded.mockRestore();
  });

  it('fall back to English, isolated, where a language has none', async () => {
    const i18n = await createI18n('fa');
    i18n.removeResourceBundle('fa', 'session');
    expect(i18n.t('warning.title', { ns: 'session' })).toBe(
      `${FALLBACK_START}Are you still there?${FALLBACK_END}`,
    );
  });
});
