import { PROFILE_LENGTHS } from '@/config/profile';
import { ABILITIES } from '@/eligibility/abilities';
import { type Day, isDay } from '@/eligibility/calendar';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { testDateProblem } from '@/eligibility/language/validity';
import { readScores } from '@/features/tools/testScores';
import {
  notInFuture,
  type Problem,
  type Problems,
  problemsOf,
  within,
} from '@/pages/profile-edit/sections/entries/problems';
import { scoresIn, type TestField, type TestValues } from './values';

function takenOn(
  { takenOn: day, test }: TestValues,
  rules: LanguageSections,
  today: Day,
): Problem | undefined {
  if (!isDay(day)) return { rule: 'required' };
  const known = rules.tests.find(({ id }) => id === test);
  const problem = testDateProblem(known ?? {}, day, today);
  if (problem !== 'notYetAccepted') return problem === null ? undefined : { rule: 'future' };
  return { rule: 'since', name: known?.name ?? '', day: known?.acceptedFrom ?? day };
}

/** Scores outside the scale of their test are said beside their own fields. */
function scores(values: TestValues, rules: LanguageSections): Problem | undefined {
  const read = readScores(rules, scoresIn(values));
  const isWrong =
    read.kind === 'levels' && ABILITIES.some((ability) => read.levels[ability].kind === 'wrong');
  return isWrong ? { rule: 'scores' } : undefined;
}

/** What is wrong with a language test: a test without its name and its date is none. */
export const checkTest = (values: TestValues, rules: LanguageSections, today: Day): Problems<TestField> =>
  problemsOf<TestField>([
    ['test', values.test === '' ? { rule: 'required' } : undefined],
    ['scores', scores(values, rules)],
    ['takenOn', takenOn(values, rules, today)],
    ['resultOn', isDay(values.resultOn) ? notInFuture(values.resultOn, today) : undefined],
    ['certificateNo', within(values.certificateNo, PROFILE_LENGTHS.certificateNo)],
  ]);
