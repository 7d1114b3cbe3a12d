import type { LanguageCode } from '@/config/languages';
import type { CrsRules } from '@/eligibility/crs/crsRules';
import type { FswRules } from '@/eligibility/fsw/fswRules';
import type { LanguageRules } from '@/eligibility/language/languageRules';
import type { NocList, NocWords } from '@/eligibility/noc/nocList';
import type { TeerRules } from '@/eligibility/noc/teerRules';
import type { PlanRules } from '@/eligibility/plan/planRules';

/**
 * Gives an imported JSON file its type, which TypeScript cannot infer. ruleFiles.test.ts checks that the
 * files have it.
 */
const typed =
  <Rules>(file: () => Promise<{ readonly default: unknown }>) =>
  async (): Promise<Rules> =>
    (await file()).default as Rules;

/** Loads the rule data. Each file is its own chunk, loaded by the page that needs it. */
export const loadCrs = typed<CrsRules>(() => import('./crs.json'));
export const loadLanguageTests = typed<LanguageRules>(() => import('./clb.json'));
export const loadFsw = typed<FswRules>(() => import('./fsw67.json'));
export const loadTeer = typed<TeerRules>(() => import('./teer.json'));
export const loadDocuments = typed<PlanRules>(() => import('./documents.json'));
export const loadNoc = typed<NocList>(() => import('./noc.json'));

const WORDS = import.meta.glob<NocWords>('./noc.*.json', { import: 'default' });

/**
 * Loads the names and duties of the occupations in one language. @throws RangeError (as a rejection) if there
 * are none
 */
export function loadNocWords(language: LanguageCode): Promise<NocWords> {
  const load = WORDS[`./noc.${language}.json`];
  return load === undefined ? Promise.reject(new RangeError('no words in this language')) : load();
}
