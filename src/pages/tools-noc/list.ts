import type { LanguageCode } from '@/config/languages';
import { type NocIndex, nocIndex } from '@/eligibility/noc/search';
import type { NocWords } from '@/eligibility/noc/nocList';
import { loadNoc, loadNocWords } from '@/eligibility/rules/load';

/** The list of occupations; fetched with the page, because a prerendered page counts it. */
export const noc = await loadNoc();

/** What a search needs: the index, and the duties in the language of the interface. */
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

/** Fetches what a search needs, once a language; a failure is tried again with the next search. */
export function searchIn(language: LanguageCode): Promise<NocSearch> {
  const loading = loaded.get(language) ?? load(language);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
