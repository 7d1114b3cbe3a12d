import type { LanguageCode } from '@/config/languages';
import { type NocIndex, nocIndex } from '@/eligibility/noc/search';
import type { NocWords } from '@/eligibility/noc/nocList';
import { loadNoc, loadNocWords } from '@/eligibility/rules/load';

/** The list of occupations, loaded with the page because the prerendered page shows their number. */
export const noc = await loadNoc();

/** The data of a search: the index, and the duties in the interface language. */
export interface NocSearch {
  readonly language: LanguageCode;
  readonly index: NocIndex;
  readonly words: NocWords;
}

const loaded = new Map<LanguageCode, Promise<NocSearch>>();

async function load(language: LanguageCode): Promise<NocSearch> {
  const [own, english] = await Promise.all([loadNocWords(language), loadNocWords('en')]);
  const words =
    language === 'en'
      ? ([['en', english]] as const)
      : ([
          [language, own],
          ['en', english],
        ] as const);
  return { language, index: nocIndex(noc, words), words: own };
}

/** Loads the data of a search once for each language. After a failure the next search tries again. */
export function searchIn(language: LanguageCode): Promise<NocSearch> {
  const loading = loaded.get(language) ?? load(language);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
