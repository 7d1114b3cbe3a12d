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
  return all([prepareDirection(isRtl ? 'rtl' : 'ltr'), prepareComponentTexts(language), loadFonts(language)]);
}

/** Fetches what the styles need for a language that may be chosen next, but for its letters; a failure is left to then. */
export const prefetchTheme = (language: LanguageCode): void =>
  void all([prepareDirection(LANGUAGES[language].direction), prepareComponentTexts(language)]);

function all(waits: readonly (Promise<void> | undefined)[]): Promise<unknown> | undefined {
  const pending = waits.filter((wait) => wait !== undefined);
  return pending.length === 0 ? undefined : Promise.allSettled(pending);
}
