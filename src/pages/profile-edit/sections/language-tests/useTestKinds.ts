import { useQuery } from '@tanstack/react-query';
import { profileSections } from '@/api/endpoints/profileSections';
import { queryOptionsFor } from '@/api/queries';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import type { TestKind } from './values';

export interface TestKinds {
  readonly list: readonly TestKind[];
  /** The list is ours, because the backend's could not be read. */
  readonly isBuiltIn: boolean;
}

/** The tests that can be chosen: those of the rules until the backend's list has come. */
export function useTestKinds({ tests }: LanguageSections): TestKinds {
  const { data } = useQuery(queryOptionsFor(profileSections.languageCertificates));
  const own = tests.map(({ id, name, language }) => ({ code: id, name, language }));
  if (data === undefined) return { list: own, isBuiltIn: false };
  const more = own.filter(({ code }) => data.data.every((kind) => kind.code !== code));
  return { list: [...data.data, ...more], isBuiltIn: data.isSample };
}
