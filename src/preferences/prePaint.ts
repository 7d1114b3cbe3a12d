/**
 * Sets the attributes of `<html>` from storage before the first paint, by the same rules as preferences.ts
 * (a test compares them). The function becomes the text of an inline script: it may use
 * nothing outside its own body, no syntax newer than ES2019, and it must never throw.
 */
export interface PrePaintTables {
  /** BCP 47 tag and direction, by language code. */
  readonly languages: Readonly<Record<string, readonly [tag: string, direction: string]>>;
  /** Colour of the browser's bars, light and dark, by variant. */
  readonly colors: Readonly<Record<string, readonly [light: string, dark: string]>>;
  readonly defaults: {
    readonly themeVariant: string;
    readonly isDarkMode: boolean;
    readonly useGradientText: boolean;
    readonly useGradientBackgrounds: boolean;
    readonly language: string;
  };
}

/** The language and direction that were set, to decide whether prerendered HTML fits. */
interface PrePaintResult {
  readonly language: string;
  readonly isRtl: boolean;
}

export function prePaint(tables: PrePaintTables): PrePaintResult {
  const defaults = tables.defaults;
  const raw = (key: string): string | null => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const flag = (key: string, standard: boolean): boolean => {
    try {
      const value: unknown = JSON.parse(String(raw(key)));
      return typeof value === 'boolean' ? value : standard;
    } catch {
      return standard;
    }
  };
  const storedVariant = raw('theme-variant');
  const variant =
    storedVariant !== null && Object.keys(tables.colors).indexOf(storedVariant) >= 0
      ? storedVariant
      : defaults.themeVariant;
  const storedLanguage = raw('language');
  const language =
    storedLanguage !== null && Object.keys(tables.languages).indexOf(storedLanguage) >= 0
      ? storedLanguage
      : defaults.language;
  const tag = tables.languages[language] || ['en', 'ltr'];
  const dark = flag('is-dark-mode', defaults.isDarkMode);
  const isRtl = flag('is-rtl', tag[1] === 'rtl');

  const root = document.documentElement;
  const set = (name: string, value: string | null): void => {
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
  };
  set('data-theme', variant);
  set('data-dark-theme', dark ? '' : null);
  set('data-scheme', dark ? 'dark' : 'light');
  set('data-gradient-text', flag('use-gradient-text', defaults.useGradientText) ? '' : null);
  set(
    'data-gradient-backgrounds',
    flag('use-gradient-backgrounds', defaults.useGradientBackgrounds) ? '' : null,
  );
  set('dir', isRtl ? 'rtl' : 'ltr');
  set('lang', tag[0]);
  const bar = document.querySelector('meta[name="theme-color"]');
  const colors = tables.colors[variant];
  if (bar && colors) bar.setAttribute('content', colors[dark ? 1 : 0]);
  return { language, isRtl };
}
