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

  it('use a locale for plurals in Cantonese that every browser knows', async () => {
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

  it('leave what people wrote unchanged, whatever it looks like', async () => {
    const i18n = await createI18n('en');
    i18n.addResource('en', 'session', 'warning.text', 'Hello {{name}}');
    const name = '$t(warning.title) {{count}} <b>';
    expect(i18n.t('warning.text', { ns: 'session', name, count: 5 })).toBe(`Hello ${name}`);
  });

  it('fall back to English, isolated, if a language has none', async () => {
    const i18n = await createI18n('fa');
    i18n.removeResourceBundle('fa', 'session');
    expect(i18n.t('warning.title', { ns: 'session' })).toBe(
      `${FALLBACK_START}Are you still there?${FALLBACK_END}`,
    );
  });
});
