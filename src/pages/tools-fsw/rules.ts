import type { FswSections } from '@/eligibility/fsw/fswRules';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { type Computing, rulesOn } from '@/eligibility/ruleFile';
import { loadFsw, loadLanguageTests } from '@/eligibility/rules/load';

/** Fetched with the page: a prerendered page has them too. */
const [fswFile, languageFile] = await Promise.all([loadFsw(), loadLanguageTests()]);
export const fsw = fswFile;

/** The grid to compute with on a day; null when there is none. */
export const fswRulesOn = (day: string): Computing<FswSections> | null => rulesOn(fsw, day).computing;

/** The charts of the tests; null when there are none for the day. */
export const languageRulesOn = (day: string): LanguageSections | null =>
  rulesOn(languageFile, day).computing?.sections ?? null;
