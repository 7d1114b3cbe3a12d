import { CANADA } from '@/config/jobs';
import { NO_TEST } from '@/config/profile';
import type { LanguageTest } from '@/api/endpoints/profileEntryShapes';
import type { ProfileSections } from '@/api/endpoints/profileSections';
import { monthOf, type Day } from '@/eligibility/calendar';
import { type Credential, isCredential } from '@/eligibility/credentials';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { countedLevels } from '@/eligibility/language/scores';
import type {
  PlainProfile,
  ProfileCredential,
  ProfilePartner,
  ProfileTest,
} from '@/eligibility/profile/plainProfile';
import type { CountedJob } from '@/eligibility/work/countedYears';
import { dayOfTest } from '@/features/profile/testRecord';
import { readScores, type TestScores, storedScores } from './testScores';

/** Gives the ids of a profile their meaning, and holds the rules for language tests. */
export interface Meaning {
  /** ISO code of a country; undefined for an unknown id. */
  readonly countryCode: (id: string) => string | undefined;
  /** Code of an education level. */
  readonly levelCode: (id: string) => string | undefined;
  readonly languages: LanguageSections | undefined;
}

/** Education levels that equal one level of the points tables in every country. */
const CREDENTIAL_OF: Readonly<Record<string, Credential>> = {
  'high-school': 'secondary',
  bachelors: 'bachelor-or-three-year',
  masters: 'masters-or-professional',
  phd: 'doctoral',
};

const orUndefined = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

function credentialsOf(sections: ProfileSections, meaning: Meaning, today: Day): ProfileCredential[] {
  const { education, profile } = sections;
  if (education.length === 0) {
    const level = CREDENTIAL_OF[meaning.levelCode(profile?.educationLevelId ?? '') ?? ''];
    return level === undefined ? [] : [{ level, isAssessed: false }];
  }
  return education.flatMap(({ credential, inProgress, finishedOn, eca, countryId }) => {
    const isFinished = !inProgress && (finishedOn === null || finishedOn <= monthOf(today));
    if (typeof credential !== 'string' || !isCredential(credential) || !isFinished) return [];
    const isCanadian = meaning.countryCode(countryId ?? '') === CANADA;
    return [{ level: credential, isAssessed: isCanadian || eca.status === 'done' }];
  });
}

const jobsOf = ({ experience }: ProfileSections, meaning: Meaning): CountedJob[] =>
  experience.map(({ countryId, startedOn, finishedOn, hoursPerWeek, paid, nocCode }) => ({
    countryCode: meaning.countryCode(countryId ?? ''),
    startedOn: orUndefined(startedOn),
    finishedOn: orUndefined(finishedOn),
    hoursPerWeek: orUndefined(hoursPerWeek),
    paid: orUndefined(paid),
    nocCode: orUndefined(nocCode),
  }));

/** A test with its levels; null for a test that is not accepted, undefined for an incomplete one. */
function testOf(
  rules: LanguageSections | undefined,
  typed: TestScores | null,
  days: { readonly takenOn: Day | null; readonly resultOn: Day | null },
): ProfileTest | null | undefined {
  if (rules === undefined || typed === null || typed.test === '' || days.takenOn === null) return undefined;
  const read = readScores(rules, typed);
  if (read.kind !== 'levels') return null;
  const { name, language } = read.test;
  return {
    name,
    language,
    takenOn: days.takenOn,
    resultOn: orUndefined(days.resultOn),
    levels: countedLevels(read.levels),
    isOtherColumn: !read.isForExpressEntry,
  };
}

function partnerOf({ family }: ProfileSections, meaning: Meaning): ProfilePartner | null | undefined {
  if (family === null || typeof family.maritalStatus !== 'string') return undefined;
  if (family.maritalStatus === 'single') return null;
  const { partner } = family;
  if (partner === null || partner === undefined) return {};
  return {
    accompanies: orUndefined(partner.accompanies),
    citizenOrResident: orUndefined(partner.citizenOrResident),
    credential: orUndefined(partner.credential),
    canadianWorkYears:
      typeof partner.canadianWorkYears === 'number' ? Math.floor(partner.canadianWorkYears) : undefined,
    canadianStudy: orUndefined(partner.canadianStudy),
    test: partnerTest(partner.test, meaning),
  };
}

function partnerTest(
  test: NonNullable<NonNullable<ProfileSections['family']>['partner']>['test'],
  { languages }: Meaning,
): ProfileTest | null | undefined {
  if (test === null || test === undefined) return undefined;
  if (test === NO_TEST) return null;
  const { testCode, scores, chart, takenOn } = test;
  const typed = { test: testCode, scores, column: chart ?? 'old-score', takenOn: takenOn ?? '' };
  return testOf(languages, typed, { takenOn, resultOn: null });
}

/** A stored test with its levels; null for a test that is not accepted, undefined for an incomplete one. */
export const storedTest = (stored: LanguageTest, rules: LanguageSections): ProfileTest | null | undefined =>
  testOf(rules, storedScores(rules, stored), {
    takenOn: dayOfTest(stored),
    resultOn: stored.resultOn,
  });

/** The facts of a profile that points are given for. */
export function plainOf(sections: ProfileSections, meaning: Meaning, today: Day): PlainProfile {
  const { profile, experience, family, destination, languageTests } = sections;
  const { languages } = meaning;
  const tests = languageTests.flatMap((stored) => {
    const test = languages === undefined ? undefined : storedTest(stored, languages);
    return test === null || test === undefined ? [] : [{ ...test, isRejected: stored.status === 'rejected' }];
  });
  return {
    dateOfBirth: orUndefined(profile?.dateOfBirth),
    credentials: credentialsOf(sections, meaning, today),
    jobs: jobsOf(sections, meaning),
    hasNeverWorked: experience.length === 0 && profile?.experienceYears === 0,
    tests,
    partner: partnerOf(sections, meaning),
    siblingInCanada: orUndefined(family?.siblingInCanada),
    relativeInCanada: orUndefined(family?.relativeInCanada),
    certificate: orUndefined(destination?.certificate),
    nomination: orUndefined(destination?.nomination),
    arrangedEmployment: orUndefined(destination?.arrangedEmployment),
    canadianStudy: orUndefined(destination?.canadianStudy),
  };
}
