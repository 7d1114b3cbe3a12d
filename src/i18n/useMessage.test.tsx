import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '@/config/languages';
import { setPreferences } from '@/preferences/preferences';
import { startI18n } from './i18n';
import { LanguageProvider } from './LanguageProvider';
import type { Namespace } from './resources';
import type { Message } from '@/errors/normaliser';
import { useMessage } from './useMessage';

async function sayer(
  language: LanguageCode,
  ...namespaces: readonly Namespace[]
): Promise<(message: Message) => string> {
  setPreferences({ language });
  const i18n = await startI18n();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LanguageProvider i18n={i18n}>{children}</LanguageProvider>
  );
  const { result } = renderHook(() => useMessage(...namespaces), { wrapper });
  // The texts are still loading.
  await waitFor(() => expect(result.current).toBeTypeOf('function'));
  return result.current;
}

const english = 'The link is no longer valid.';
const persian = 'این پیوند دیگر معتبر نیست.';
const isolated = (text: string): string => `\u2068${text}\u2069`;

describe('a text of the server', () => {
  it.each([
    ['en', english, english],
    ['en', persian, isolated(persian)],
    ['en', `B2 ${persian}`, isolated(`B2 ${persian}`)],
    ['en', '\u202edrow', isolated('\u202edrow')],
    ['fa', english, isolated(english)],
    ['fa', persian, persian],
    ['zh-cn', '链接已失效。', '链接已失效。'],
    ['ar', '链接已失效。', isolated('链接已失效。')],
    ['ar', '404: ملف', '404: ملف'],
  ] as const)('keeps its own direction in %s: %s', async (language, text, said) => {
    const say = await sayer(language);
    expect(say({ text })).toBe(said);
  });

  it('keeps its own direction in a right-to-left layout with English texts', async () => {
    const say = await sayer('en');
    setPreferences({ isRtl: true });
    expect(say({ text: english })).toBe(isolated(english));
  });

  it('also inside a sentence of ours', async () => {
    const key = 'errors:tryAgainIn.afterText';
    const say = await sayer('fa');
    expect(say({ key, values: { text: english, count: 5 } })).toContain(isolated(english));
    const sayEnglish = await sayer('en');
    expect(sayEnglish({ key, values: { text: english, count: 5 } })).toMatch(
      /^The link is no longer valid\. /,
    );
  });

  it('also with the texts of a namespace', async () => {
    const say = await sayer('en', 'records');
    expect(say({ key: 'records:import.columnTwice', values: { name: persian } })).toContain(
      isolated(persian),
    );
  });
});
