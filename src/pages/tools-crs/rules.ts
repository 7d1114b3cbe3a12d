import type { CrsSections } from '@/eligibility/crs/crsRules';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { type Computing, rulesOn } from '@/eligibility/ruleFile';
import { loadCrs, loadLanguageTests } from '@/eligibility/rules/load';

/** Loaded with the page, because the prerendered page needs them too. */
const [crsFile, languageFile] = await Promise.all([loadCrs(), loadLanguageTests()]);
export const crs = crsFile;

/** The rules for a day; null when there are none. */
export const crsRulesOn = (day: string): Computing<CrsSections> | null => rulesOn(crs, day).computing;

/** The charts of the language tests; null when there are none for the day. */
export const languageRulesOn = (day: string): LanguageSections | null =>
  rulesOn(languageFile, day).computing?.sections ?? null;
