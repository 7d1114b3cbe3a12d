import type { LanguageTestKind } from '@/api/endpoints/profileSections';

/**
 * The tests that Express Entry accepts, for a backend without a list. Codes and names
 * are those of `rules/clb.json`.
 */
const TESTS = [
  ['ielts-general', 'IELTS General Training', 'en'],
  ['celpip-general', 'CELPIP-General', 'en'],
  ['pte-core', 'PTE Core', 'en'],
  ['tef-canada', 'TEF Canada', 'fr'],
  ['tcf-canada', 'TCF Canada', 'fr'],
] as const;

export const languageCertificates: readonly LanguageTestKind[] = TESTS.map(([code, name, language]) => ({
  id: code,
  code,
  name,
  language,
}));
