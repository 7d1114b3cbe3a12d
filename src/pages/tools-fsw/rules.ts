import type { FswSections } from '@/eligibility/fsw/fswRules';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { type Computing, rulesOn } from '@/eligibility/ruleFile';
import { loadFsw, loadLanguageTests } from '@/eligibility/rules/load';

/** Loaded with the page, because the prerendered page needs them too. */
const [fswFile, languageFile] = await Promise.all([loadFsw(), loadLanguageTests()]);
export const fsw = fswFile;

/** The grid for a day; null when there is none. */
export const fswRulesOn = (day: string): Computing<FswSections> | null => rulesOn(fsw, day).computing;

/** The charts of the language tests; null when there are none for the day. */
export const languageRulesOn = (day: string): LanguageSections | null =>
  rulesOn(languageFile, day).computing?.sections ?? null;
