import { LANGUAGES, type LanguageCode } from '@/config/languages';
import { getPreferences, type Preferences } from '@/preferences/preferences';
import { prepareComponentTexts } from './componentTexts';
import { prepareDirection } from './emotionCache';
import { loadFonts } from './fonts/loadFonts';

/**
 * Fetches what the styles need before they fit the preferences: mirroring, the texts of MUI's own components, the
 * font. Undefined when all is there. To be awaited before the first render; AppTheme sees to every later change.
 */
export function prepareTheme(
  { isRtl, language }: Pick<Preferences, 'isRtl' | 'language'> = getPreferences(),
): Promise<unknown> | undefined {
  const waits = [
    prepareDirection(isRtl ? 'rtl' : 'ltr'),
    prepareComponentTexts(language),
    loadFonts(language),
  ].filter((wait) => wait !== undefined);
  return waits.length === 0 ? undefined : Promise.allSettled(waits);
}

/** Fetches what the styles need for a language that may be chosen next, but for its letters; a failure is left to then. */
export function prefetchTheme(language: LanguageCode): void {
  const waits = [prepareDirection(LANGUAGES[language].direction), prepareComponentTexts(language)];
  void Promise.allSettled(waits);
}
