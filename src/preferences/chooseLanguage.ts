import type { LanguageCode } from '@/config/languages';
import { setPreferences, whenAdopted } from './preferences';

/**
 * Changes the interface language. Everything it needs is loaded first; then texts, `lang`, `dir` and the
 * theme's direction change together. If there are two choices, the later one wins. If a part cannot be loaded
 * (offline), the language changes all the same and its texts fall back to English.
 * @returns a promise that resolves when the change is done
 */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  setPreferences({ language });
  await whenAdopted();
}
