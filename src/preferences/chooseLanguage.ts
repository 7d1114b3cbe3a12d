import type { LanguageCode } from '@/config/languages';
import { addPreparer, getPreferences, setPreferences, whenAdopted } from './preferences';

type Preparation = (language: LanguageCode) => Promise<unknown>;

/**
 * Registers what must be there before the interface turns to another language (its texts), whoever turns it: a
 * menu, the settings, another tab.
 * @returns a function that ends it.
 */
export function beforeLanguage(prepare: Preparation): () => void {
  return addPreparer(({ language }) =>
    language === getPreferences().language ? undefined : prepare(language),
  );
}

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
