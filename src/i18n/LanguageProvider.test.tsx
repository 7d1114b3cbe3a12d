import { act, render, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { allTexts } from './texts.fixture';
import { addPreparer } from '@/preferences/preferences';
import { LanguageProvider, useLanguage, useLanguageChoice } from './LanguageProvider';

describe('useLanguage', () => {
  it('throws outside a LanguageProvider', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => renderHook(useLanguage)).toThrow('useLanguage must be used within a LanguageProvider');
  });

  it('returns the language', async () => {
    const i18n = await allTexts();
    const Shown = () => <p>{useLanguage().language.name}</p>;
    const { getByText } = render(
      <LanguageProvider i18n={i18n}>
        <Shown />
      </LanguageProvider>,
    );
    expect(getByText('English')).toBeVisible();
  });
});

it('a chosen language is shown as chosen while its texts are loading', async () => {
  const i18n = await allTexts();
  let arrive: () => void = () => undefined;
  const stop = addPreparer(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  );
  const { result } = renderHook(() => ({ ...useLanguageChoice(), ...useLanguage() }), {
    wrapper: ({ children }) => <LanguageProvider i18n={i18n}>{children}</LanguageProvider>,
  });
  act(() => void result.current.choose('fr'));
  expect([result.current.chosen, result.current.language.code]).toEqual(['fr', 'en']);
  await act(async () => arrive());
  expect([result.current.chosen, result.current.language.code]).toEqual(['fr', 'fr']);
  stop();
});
