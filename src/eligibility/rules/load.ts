import type { LanguageCode } from '@/config/languages';
import type { CrsRules } from '@/eligibility/crs/crsRules';
import type { FswRules } from '@/eligibility/fsw/fswRules';
import type { LanguageRules } from '@/eligibility/language/languageRules';

import type { NocList, NocWords } from '@/eligibility/noc/nocList';
import type { TeerRules } from '@/eligibility/noc/teerRules';
import type { PlanRules } from '@/eligibility/plan/planRules';

/**
 * The rule data, each file loaded by the page that needs it. A type of a literal in a JSON file is wider than what the
 * file may hold; ruleFiles.test.ts checks what the casts claim.
 */
export const loadCrs = async () => (await import('./crs.json')).default as unknown as CrsRules;
export const loadLanguageTests = async () => (await import('./clb.json')).default as unknown as LanguageRules;
export const loadFsw = async () => (await import('./fsw67.json')).default as unknown as FswRules;
export const loadTeer = async () => (await import('./teer.json')).default as unknown as TeerRules;
export const loadDocuments = async () => (await import('./documents.json')).default as unknown as PlanRules;
export const loadNoc = async () => (await import('./noc.json')).default as unknown as NocList;

const WORDS = import.meta.glob<NocWords>('./noc.*.json', { import: 'default' });

/** The job names and duties of the occupations in one language. */
export function loadNocWords(language: LanguageCode): Promise<NocWords> {
  const load = WORDS[`./noc.${language}.json`];
  return load === undefined ? Promise.reject(new RangeError('no words in this language')) : load();
}
