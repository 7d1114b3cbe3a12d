import { educationLevels } from '@/api/endpoints/educationLevels';
import { user } from '@/api/endpoints/user';
import { userProfiles } from '@/api/endpoints/userProfiles';
import { queryClient, queryOptionsFor } from '@/api/queries';
import type { SomeLevels } from '@/eligibility/abilities';
import { dayOf, type Day, today } from '@/eligibility/calendar';
import type { Credential } from '@/eligibility/credentials';
import type { LanguageTestRules } from '@/eligibility/language/languageRules';
import { countedLevels } from '@/eligibility/language/scores';
import { testValidity } from '@/eligibility/language/validity';
import { loadLanguageTests } from '@/eligibility/rules/load';
import { rulesOn } from '@/eligibility/ruleFile';
import { readScores, scoresOf, type TestScores } from './testScores';

/** A test of the profile that has four scores and is accepted. */
export interface ProfileTest {
  readonly language: LanguageTestRules['language'];
  readonly name: string;
  readonly scores: TestScores;
  readonly takenOn: Day;
  readonly levels: SomeLevels;
}

/** What a profile tells the tools today: its tests, newest first, and the education level where it is one of ours. */
export interface ProfileAnswers {
  readonly tests: readonly ProfileTest[];
  /** Names of tests that have expired: they bring no points. */
  readonly expired: readonly string[];
  readonly education: Credential | undefined;
}

/** Education levels that mean one level of the points tables, whatever the country. */
const CREDENTIAL_OF: Readonly<Record<string, Credential>> = {
  'high-school': 'secondary',
  bachelors: 'bachelor-or-three-year',
  masters: 'masters-or-professional',
  phd: 'doctoral',
};

async function readTests(): Promise<Pick<ProfileAnswers, 'tests' | 'expired'>> {
  const [stored, rules] = await Promise.all([
    queryClient().fetchQuery(queryOptionsFor(user.languageTests)),
    loadLanguageTests(),
  ]);
  const sections = rulesOn(rules, today()).computing?.sections;
  if (sections === undefined) return { tests: [], expired: [] };
  const tests = stored.flatMap(({ name, score, takenAt }) => {
    const test = sections.tests.find((one) => one.name === name || one.id === name);
    const takenOn = dayOf(takenAt ?? '');
    const scores = test === undefined ? null : scoresOf(test.id, score);
    if (test === undefined || takenOn === null || scores === null) return [];
    const read = readScores(sections, scores);
    const levels = read.kind === 'levels' ? countedLevels(read.levels) : {};
    return [{ language: test.language, name: test.name, scores, takenOn, levels }];
  });
  const isOver = ({ takenOn }: ProfileTest) => testValidity(takenOn, undefined, today()).state === 'expired';
  return {
    tests: tests.filter((test) => !isOver(test)).toSorted((a, b) => b.takenOn.localeCompare(a.takenOn)),
    expired: tests.filter((test) => isOver(test)).map(({ name }) => name),
  };
}

async function readEducation(userId: string): Promise<Credential | undefined> {
  const [profile, levels] = await Promise.all([
    queryClient().fetchQuery(queryOptionsFor(userProfiles.byUser, { path: { userId } })),
    queryClient().fetchQuery(queryOptionsFor(educationLevels.hierarchy)),
  ]);
  // The built-in list does not know the backend's ids.
  if (levels.isSample) return undefined;
  const code = levels.data.find(({ id }) => id === profile.educationLevelId)?.code ?? '';
  return CREDENTIAL_OF[code];
}

/**
 * Reads what the profile of the signed-in person tells the tools. What cannot be read is left out.
 * @throws the error of the first read where nothing could be read at all
 */
export async function readProfileAnswers(userId: string): Promise<ProfileAnswers> {
  const [tests, education] = await Promise.allSettled([readTests(), readEducation(userId)]);
  if (tests.status === 'rejected' && education.status === 'rejected') throw tests.reason;
  return {
    tests: tests.status === 'fulfilled' ? tests.value.tests : [],
    expired: tests.status === 'fulfilled' ? tests.value.expired : [],
    education: education.status === 'fulfilled' ? education.value : undefined,
  };
}
