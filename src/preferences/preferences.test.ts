import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '@/config/languages';
import {
  addPreparer,
  DEFAULT_PREFERENCES,
  getPreferences,
  preferences,
  setPreferences,
  usePreference,
} from './preferences';

const root = document.documentElement;
let stop = () => {};
const start = () => {
  stop = preferences().start();
};

const stored = () => Object.fromEntries(Object.entries(localStorage));

/** Simulates a write of another tab. */
function otherTab(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  stop();
});

describe('preferences', () => {
  it('start at the defaults and save the default variant', () => {
    start();
    expect(getPreferences()).toEqual(DEFAULT_PREFERENCES);
    expect(localStorage.getItem('theme-variant')).toBe('midnight');
    expect(localStorage).toHaveLength(1);
  });

  it('repair stored values', () => {
    const broken = {
      'theme-variant': '<b>',
      'is-dark-mode': 'yes',
      language: 'xx',
      'is-rtl': 'maybe',
      'use-gradient-text': '{}',
    };
    for (const [key, value] of Object.entries(broken)) localStorage.setItem(key, value);
    start();
    expect(getPreferences()).toEqual(DEFAULT_PREFERENCES);
    expect(stored()).toEqual({ 'theme-variant': 'midnight' });
  });

  it('are saved at once, booleans as JSON and the others raw', () => {
    start();
    setPreferences({
      themeVariant: 'highContrast',
      isDarkMode: false,
      useGradientText: true,
      useGradientBackgrounds: false,
    });
    expect(stored()).toEqual({
      'theme-variant': 'highContrast',
      'is-dark-mode': 'false',
      'use-gradient-text': 'true',
      'use-gradient-backgrounds': 'false',
    });
    expect(root.dataset).toMatchObject({ theme: 'highContrast', scheme: 'light' });
    expect(root.hasAttribute('data-dark-theme')).toBe(false);
  });

  it.each(LANGUAGE_CODES)(
    'choosing %s sets direction, language attribute and the right-to-left flag',
    (language) => {
      start();
      setPreferences({ isRtl: LANGUAGES[language].direction === 'ltr' });
      setPreferences({ language });
      expect(root.lang).toBe(LANGUAGES[language].tag);
      expect(root.dir).toBe(LANGUAGES[language].direction);
      expect(localStorage.getItem('is-rtl')).toBe(String(LANGUAGES[language].direction === 'rtl'));
      expect(localStorage.getItem('language')).toBe(language);
    },
  );

  it('allow right to left to be set separately', () => {
    start();
    setPreferences({ isRtl: true });
    expect([root.dir, root.lang, getPreferences().language]).toEqual(['rtl', 'en', 'en']);
  });

  it('follow the other tabs', () => {
    start();
    const heard = vi.fn();
    preferences().subscribe(heard);
    otherTab('theme-variant', 'ocean');
    otherTab('is-dark-mode', 'false');
    expect(getPreferences()).toMatchObject({ themeVariant: 'ocean', isDarkMode: false });
    expect(root.dataset).toMatchObject({ theme: 'ocean', scheme: 'light' });
    otherTab('something-else', '1');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('apply to this tab if storage refuses', () => {
    start();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    setPreferences({ language: 'fa', themeVariant: 'forest' });
    expect(getPreferences()).toMatchObject({ language: 'fa', isRtl: true, themeVariant: 'forest' });
    expect(root.dir).toBe('rtl');
  });

  it('wait for the files that they need, and the last choice wins', async () => {
    start();
    const gates: (() => void)[] = [];
    const remove = addPreparer(({ language }) =>
      language === 'en' ? undefined : new Promise<void>((resolve) => gates.push(resolve)),
    );
    setPreferences({ language: 'fa' });
    expect(localStorage.getItem('language')).toBe('fa');
    expect([getPreferences().language, root.dir]).toEqual(['en', 'ltr']);
    setPreferences({ language: 'fr' });
    for (const open of gates) open();
    await waitFor(() => expect(root.lang).toBe('fr'));
    expect([getPreferences().language, root.dir]).toEqual(['fr', 'ltr']);
    remove();
  });

  it('are not delayed by a file that fails to load', async () => {
    start();
    const remove = addPreparer(() => Promise.reject(new Error('gone')));
    setPreferences({ language: 'ar' });
    await waitFor(() => expect(root.lang).toBe('ar'));
    remove();
  });

  it('render only the components that read a changed value', () => {
    start();
    const renders = vi.fn();
    renderHook(() => renders(usePreference('language')));
    act(() => setPreferences({ isDarkMode: false, themeVariant: 'crimson' }));
    expect(renders).toHaveBeenCalledTimes(1);
    act(() => setPreferences({ language: 'es' }));
    expect(renders).toHaveBeenCalledTimes(2);
  });
});
