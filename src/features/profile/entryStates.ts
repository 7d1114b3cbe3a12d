import type { Education, Experience, LanguageTest } from '@/api/endpoints/profileEntryShapes';
import { ABILITIES, type PerAbility } from '@/eligibility/abilities';
import { type Day, isDay } from '@/eligibility/calendar';
import { testValidity, type TestValidity } from '@/eligibility/language/validity';

/** What an entry of a profile still needs to be whole. What its record calls optional is never missing. */
export type MissingInEducation =
  | 'credential'
  | 'name'
  | 'institution'
  | 'countryId'
  | 'startedOn'
  | 'finishedOn';
export type MissingInJob =
  | 'title'
  | 'employer'
  | 'countryId'
  | 'startedOn'
  | 'hoursPerWeek'
  | 'duties'
  | 'nocCode';
export type MissingInTest = 'scores' | 'takenOn';

/** The wanted things that are not there, in the order of the form. */
const missingOf = <K extends string>(there: Readonly<Record<K, boolean>>): readonly K[] =>
  (Object.keys(there) as K[]).filter((key) => !there[key]);

export const educationMissing = (entry: Education): readonly MissingInEducation[] =>
  missingOf<MissingInEducation>({
    credential: (entry.credential ?? null) !== null,
    name: entry.name !== '',
    institution: entry.institution !== '',
    countryId: entry.countryId !== null,
    startedOn: entry.startedOn !== null,
    finishedOn: entry.inProgress || entry.finishedOn !== null,
  });

/** A job without an end goes on. */
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

/** The scores of a test; older records have them in one text, 'L/R/W/S'. Null where there are not four of them. */
export function fourScores({ scores, score }: LanguageTest): PerAbility<string> | null {
  const [listening = '', reading = '', writing = '', speaking = '', ...more] = score.split('/');
  const found = scores ?? { listening, reading, writing, speaking };
  return more.length === 0 && ABILITIES.every((ability) => found[ability].trim() !== '') ? found : null;
}

export const takenOnOf = ({ takenOn, takenAt }: LanguageTest): Day | null => takenOn ?? takenAt;

/** How long a test counts; null without its date. */
export function validityOf(test: LanguageTest, today: Day): TestValidity | null {
  const takenOn = takenOnOf(test);
  if (takenOn === null || !isDay(takenOn)) return null;
  return testValidity(takenOn, test.resultOn ?? undefined, today);
}

export const testMissing = (test: LanguageTest): readonly MissingInTest[] =>
  missingOf<MissingInTest>({ scores: fourScores(test) !== null, takenOn: takenOnOf(test) !== null });
