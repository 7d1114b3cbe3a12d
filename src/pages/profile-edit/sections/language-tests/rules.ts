import { PROFILE_LENGTHS } from '@/config/profile';
import { ABILITIES } from '@/eligibility/abilities';
import { type Day, isDay } from '@/eligibility/calendar';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { testDateProblem } from '@/eligibility/language/validity';
import { readScores } from '@/features/standing/testScores';
import { type Problems, problemsOf, lengthProblem, type Wrong } from '@/forms/problems';
import { formatDate } from '@/i18n/format';
import { notInFuture } from '@/pages/profile-edit/sections/entries/problems';
import { REQUIRED } from '@/validation/rules';
import { scoresIn, type TestField, type TestValues } from './values';

function takenOn({ takenOn: day, test }: TestValues, rules: LanguageSections, today: Day): Wrong | undefined {
  if (!isDay(day)) return REQUIRED;
  const rulesOfTest = rules.tests.find(({ id }) => id === test);
  const problem = testDateProblem(rulesOfTest ?? {}, day, today);
  if (problem !== 'notYetAccepted') return problem === null ? undefined : { key: 'problems:future' };
  const date = formatDate(rulesOfTest?.acceptedFrom ?? day, { dateStyle: 'long' });
  return { key: 'problems:since', values: { test: rulesOfTest?.name ?? '', date } };
}

/** The problem of the whole group; scores outside the scale show their own errors. */
function scores(values: TestValues, rules: LanguageSections): Wrong | undefined {
  const read = readScores(rules, scoresIn(values));
  const isWrong =
    read.kind === 'levels' && ABILITIES.some((ability) => read.levels[ability].kind === 'wrong');
  return isWrong ? { key: 'problems:scores' } : undefined;
}

/** The problems of a language test. The test and its date are required. */
export const checkTest = (values: TestValues, rules: LanguageSections, today: Day): Problems<TestField> =>
  problemsOf<TestField>({
    test: values.test === '' ? REQUIRED : undefined,
    scores: scores(values, rules),
    takenOn: takenOn(values, rules, today),
    resultOn: isDay(values.resultOn) ? notInFuture(values.resultOn, today) : undefined,
    certificateNo: lengthProblem(values.certificateNo, PROFILE_LENGTHS.certificateNo),
  });
