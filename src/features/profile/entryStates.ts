import { keysOf } from '@/runtime/typed';
import type { Education, Experience, LanguageTest } from '@/api/endpoints/profileEntryShapes';
import { ABILITIES } from '@/eligibility/abilities';
import { type Day, isDay } from '@/eligibility/calendar';
import { testValidity, type TestValidity } from '@/eligibility/language/validity';
import type { TextKey } from '@/i18n/textKey';
import { dayOfTest, scoresOfTest } from './testRecord';

/** The members that an entry needs to be complete. Optional members are never missing. */
type MissingInEducation = 'credential' | 'name' | 'institution' | 'countryId' | 'startedOn' | 'finishedOn';
type MissingInJob = 'title' | 'employer' | 'countryId' | 'startedOn' | 'hoursPerWeek' | 'duties' | 'nocCode';
type MissingInTest = 'scores' | 'takenOn';

/** Names of the members that can be missing. */
export const MISSING_NAMES = {
  credential: 'fields:credential',
  name: 'fields:nameOfTheCredential',
  institution: 'fields:institution',
  countryId: 'fields:country',
  startedOn: 'fields:startedOn',
  finishedOn: 'fields:finishedOn',
  title: 'fields:jobTitle',
  employer: 'fields:employer',
  hoursPerWeek: 'fields:hoursPerWeek',
  duties: 'fields:duties',
  nocCode: 'fields:nocCode',
  scores: 'fields:scores',
  takenOn: 'fields:takenOn',
} as const satisfies Readonly<Record<MissingInEducation | MissingInJob | MissingInTest, TextKey>>;

/** The missing members, in the order of the form. */
const missingOf = <K extends string>(there: Readonly<Record<K, boolean>>): readonly K[] =>
  keysOf(there).filter((key) => !there[key]);

export const educationMissing = (entry: Education): readonly MissingInEducation[] =>
  missingOf<MissingInEducation>({
    credential: (entry.credential ?? null) !== null,
    name: entry.name !== '',
    institution: entry.institution !== '',
    countryId: entry.countryId !== null,
    startedOn: entry.startedOn !== null,
    finishedOn: entry.inProgress || entry.finishedOn !== null,
  });

/** A job without an end date is a current job, so the end is never missing. */
export const jobMissing = (job: Experience): readonly MissingInJob[] =>
  missingOf<MissingInJob>({
    title: job.title !== '',
    employer: job.employer !== '',
    countryId: job.countryId !== null,
    startedOn: job.startedOn !== null,
    hoursPerWeek: typeof job.hoursPerWeek === 'number',
    duties: job.duties.length > 0,
    nocCode: (job.nocCode ?? '') !== '',
  });

/** Whether the test has a score for each of the four abilities. */
function hasScores(test: LanguageTest): boolean {
  const scores = scoresOfTest(test);
  return scores !== null && ABILITIES.every((ability) => scores[ability].trim() !== '');
}

/** How long a test result is valid; null when it has no date. */
export function validityOf(test: LanguageTest, today: Day): TestValidity | null {
  const takenOn = dayOfTest(test);
  if (takenOn === null || !isDay(takenOn)) return null;
  return testValidity(takenOn, test.resultOn ?? undefined, today);
}

export const testMissing = (test: LanguageTest): readonly MissingInTest[] =>
  missingOf<MissingInTest>({ scores: hasScores(test), takenOn: dayOfTest(test) !== null });
