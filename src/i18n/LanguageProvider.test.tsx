import { render, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { allTexts } from './texts.fixture';
import { LanguageProvider, useLanguage } from './LanguageProvider';

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
