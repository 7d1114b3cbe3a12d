import { LANGUAGES, type LanguageCode } from '@/config/languages';
import { getPreferences, type Preferences } from '@/preferences/preferences';
import { prepareComponentTexts } from './componentTexts';
import { prepareDirection } from './emotionCache';
import { loadFonts } from './fonts/loadFonts';

/**
 * Loads what the styles of the preferences need: mirroring, the texts of MUI's components and the font.
 * Undefined when everything is loaded. Awaited before the first render; AppTheme calls it for later changes.
 */
export function prepareTheme(
  { isRtl, language }: Pick<Preferences, 'isRtl' | 'language'> = getPreferences(),
): Promise<unknown> | undefined {
  return all([prepareDirection(isRtl ? 'rtl' : 'ltr'), prepareComponentTexts(language), loadFonts(language)]);
}

/**
 * Loads what the styles need for a language that may be chosen next, except its font; a failure is ignored.
 */
export const prefetchTheme = (language: LanguageCode): void =>
  void all([prepareDirection(LANGUAGES[language].direction), prepareComponentTexts(language)]);

function all(waits: readonly (Promise<void> | undefined)[]): Promise<unknown> | undefined {
  const pending = waits.filter((wait) => wait !== undefined);
  return pending.length === 0 ? undefined : Promise.allSettled(pending);
}
