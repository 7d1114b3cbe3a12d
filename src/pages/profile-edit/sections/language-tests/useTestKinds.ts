import { useQuery } from '@tanstack/react-query';
import { profileSections } from '@/api/endpoints/profileSections';
import { queryOptionsFor } from '@/api/queries';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import type { TestKind } from './values';

export interface TestKinds {
  readonly list: readonly TestKind[];
  /** True when the built-in list is used, because the backend's list could not be read. */
  readonly isBuiltIn: boolean;
}

/** The tests that can be chosen. Until the backend's list is loaded, they are the tests of the rules. */
export function useTestKinds({ tests }: LanguageSections): TestKinds {
  const { data } = useQuery(queryOptionsFor(profileSections.languageCertificates));
  const own = tests.map(({ id, name, language }) => ({ code: id, name, language }));
  if (data === undefined) return { list: own, isBuiltIn: false };
  const more = own.filter(({ code }) => data.data.every((kind) => kind.code !== code));
  return { list: [...data.data, ...more], isBuiltIn: data.isSample };
}
