import { LANGUAGES } from '@/config/languages';
import type { Preferences } from './defaults';
import { THEME_COLORS } from './themeColors';

/**
 * The attributes of `<html>` that depend on preferences; null means that the attribute is absent (R-1018).
 */
function rootAttributes(preferences: Preferences): Readonly<Record<string, string | null>> {
  const { themeVariant, isDarkMode, useGradientText, useGradientBackgrounds, isRtl, language } = preferences;
  return {
    'data-theme': themeVariant,
    'data-dark-theme': isDarkMode ? '' : null,
    'data-scheme': isDarkMode ? 'dark' : 'light',
    'data-gradient-text': useGradientText ? '' : null,
    'data-gradient-backgrounds': useGradientBackgrounds ? '' : null,
    dir: isRtl ? 'rtl' : 'ltr',
    lang: LANGUAGES[language].tag,
  };
}

/** The colour of the browser's bars around the page. */
const themeColor = ({ themeVariant, isDarkMode }: Preferences): string =>
  THEME_COLORS[themeVariant][isDarkMode ? 'dark' : 'light'];

/**
 * Writes the attributes of `<html>` while the page runs (prePaint.ts writes the same before the first paint).
 * Attributes that are already right are not touched, so that the browser does not compute styles again.
 */
export function applyRootAttributes(preferences: Preferences, page: Document | undefined): void {
  if (page === undefined) return;
  const root = page.documentElement;
  for (const [name, value] of Object.entries(rootAttributes(preferences))) {
    if (value === null) root.removeAttribute(name);
    else if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  page.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor(preferences));
}
