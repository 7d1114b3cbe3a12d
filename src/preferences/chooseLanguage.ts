import type { LanguageCode } from '@/config/languages';
import { setPreferences, whenAdopted } from './preferences';

/**
 * Turns the interface to a language: everything it needs is fetched first, then texts, `lang`, `dir` and the
 * theme's direction change together. Of two choices in a row the later one stands. A part that cannot be fetched
 * (offline) does not hold the choice back: its texts fall back to English.
 * @returns when it is done.
 */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  setPreferences({ language });
  await whenAdopted();
}
