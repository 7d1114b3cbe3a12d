import type { CrsSections } from '@/eligibility/crs/crsRules';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { type Computing, rulesOn } from '@/eligibility/ruleFile';
import { loadCrs, loadLanguageTests } from '@/eligibility/rules/load';

/** Fetched with the page: a prerendered page has them too. */
const [crsFile, languageFile] = await Promise.all([loadCrs(), loadLanguageTests()]);
export const crs = crsFile;

/** The rules to compute with on a day; null when there are none. */
export const crsRulesOn = (day: string): Computing<CrsSections> | null => rulesOn(crs, day).computing;

/** The charts of the tests; null when there are none for the day. */
export const languageRulesOn = (day: string): LanguageSections | null =>
  rulesOn(languageFile, day).computing?.sections ?? null;
