import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preferences } from '@/preferences/preferences';
import { AppTheme } from '@/theme/AppTheme';
import { useTheme } from '@/theme/useTheme';
import { allTexts } from '@/i18n/texts.fixture';
import { AppearanceSection } from './AppearanceSection';
import { LanguageSection } from './LanguageSection';

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  stop = preferences().start();
});
afterEach(() => {
  stop();
});

async function show() {
  const i18n = await allTexts();
  render(
    <LanguageProvider i18n={i18n}>
      <AppTheme>
        <AppearanceSection />
        <LanguageSection />
      </AppTheme>
    </LanguageProvider>,
  );
  return userEvent.setup();
}

const root = document.documentElement;

describe('the appearance settings', () => {
  it('offer nine themes by name, the chosen one checked', async () => {
    const user = await show();
    const group = screen.getByRole('radiogroup', { name: 'Theme' });
    const names = within(group)
      .getAllByRole('radio')
      .map((radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent);
    expect(names).toEqual([
      'Ocean',
      'Forest',
      'Sunset',
      'Lavender',
      'Corporate',
      'Emerald',
      'Crimson',
      'Midnight',
      'High Contrast',
    ]);
    expect(screen.getByRole('radio', { name: 'Midnight' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'High Contrast' }));
    expect(screen.getByRole('radio', { name: 'High Contrast' })).toBeChecked();
    expect(root.dataset.theme).toBe('highContrast');
    expect(localStorage.getItem('theme-variant')).toBe('highContrast');
  });

  it.each([
    ['Dark mode', 'is-dark-mode', 'false'],
    ['Gradient text', 'use-gradient-text', 'true'],
    ['Gradient backgrounds', 'use-gradient-backgrounds', 'false'],
    ['Right-to-left layout', 'is-rtl', 'true'],
  ])('have the switch %s, stored at once', async (name, key, value) => {
    const user = await show();
    const toggle = screen.getByRole('switch', { name });
    const before = (toggle as HTMLInputElement).checked;
    await user.click(toggle);
    expect(localStorage.getItem(key)).toBe(value);
    await waitFor(() => expect((toggle as HTMLInputElement).checked).toBe(!before));
  });

  it('turn the page with the language', async () => {
    const user = await show();
    const select = screen.getByRole('combobox', { name: 'Language' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['English', 'Français', 'Español', 'العربية', 'فارسی', '简体中文', '繁體中文', '粵語']);
    await user.selectOptions(select, 'fa');
    await waitFor(() => expect([root.lang, root.dir]).toEqual(['fa', 'rtl']));
    expect(screen.getByRole('switch', { name: 'Right-to-left layout' })).toBeChecked();
  });

  it('throw a developer error without a theme provider', () => {
    const Outside = () => <>{useTheme().variant}</>;
    expect(() => render(<Outside />)).toThrow('useTheme must be used within a ThemeProvider');
  });
});
