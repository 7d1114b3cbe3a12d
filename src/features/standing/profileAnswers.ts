import type { ProfileSections } from '@/api/endpoints/profileSections';
import { queryClient } from '@/api/queries';
import { type Day, today } from '@/eligibility/calendar';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import type { WorkRules } from '@/eligibility/noc/teerRules';
import { isExpired, type PlainProfile } from '@/eligibility/profile/plainProfile';
import { rulesOn } from '@/eligibility/ruleFile';
import { loadLanguageTests, loadTeer } from '@/eligibility/rules/load';
import { ownSectionsQuery } from '@/features/profile/useOwnSections';
import { plainOf, storedTest } from './plainOf';
import { readMeaning } from './readMeaning';
import { storedScores, type TestScores } from './testScores';

/** The answers that a profile gives to the tools on a day. */
export interface ProfileAnswers {
  readonly profile: PlainProfile;
  /** The newest test result that is still valid, in the form in which it is typed. */
  readonly newest: TestScores | undefined;
  /** How work is counted; undefined when there are no rules for it. */
  readonly work: WorkRules | undefined;
  readonly day: Day;
  /** Whether the backend stores more than the basic profile and language tests. */
  readonly hasAllParts: boolean;
}

function newestOf(
  { languageTests }: ProfileSections,
  rules: LanguageSections | undefined,
  day: Day,
): TestScores | undefined {
  if (rules === undefined) return undefined;
  const counting = languageTests.flatMap((stored) => {
    const [test, typed] = [storedTest(stored, rules), storedScores(rules, stored)];
    if (test === null || test === undefined || typed === null || isExpired(test, day)) return [];
    return [{ typed, takenOn: test.takenOn }];
  });
  return counting.toSorted((a, b) => b.takenOn.localeCompare(a.takenOn))[0]?.typed;
}

/**
 * Reads the answers that the profile of the signed-in person gives to the tools.
 * @throws the error of the request for the profile
 */
export async function readProfileAnswers(userId: string): Promise<ProfileAnswers> {
  const [sections, meaning, tests, teer] = await Promise.all([
    queryClient().fetchQuery(ownSectionsQuery(userId)),
    readMeaning(),
    loadLanguageTests(),
    loadTeer(),
  ]);
  const day = today();
  const languages = rulesOn(tests, day).computing?.sections;
  return {
    profile: plainOf(sections, { ...meaning, languages }, day),
    newest: newestOf(sections, languages, day),
    work: rulesOn(teer, day).computing?.sections.work,
    day,
    hasAllParts: sections.offered.includes('family'),
  };
}
