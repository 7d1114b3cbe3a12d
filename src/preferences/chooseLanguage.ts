import type { LanguageCode } from '@/config/languages';
import { setPreferences } from './preferences';

type Preparation = (language: LanguageCode) => Promise<void>;
const preparations = new Set<Preparation>();

/**
 * Registers what must be there before the interface turns to another language: its texts, its direction's styles.
 * @returns a function that ends it.
 */
export function beforeLanguage(prepare: Preparation): () => void {
  preparations.add(prepare);
  return () => void preparations.delete(prepare);
}

let latest = 0;

/**
 * Turns the interface to a language: everything it needs is fetched first, then texts, `lang`, `dir` and the
 * theme's direction change together. Of two choices in a row the later one stands. A part that cannot be fetched
 * (offline) does not hold the choice back: its texts fall back to English.
 */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  latest += 1;
  const mine = latest;
  await Promise.allSettled([...preparations].map((prepare) => prepare(language)));
  if (mine === latest) setPreferences({ language });
}
