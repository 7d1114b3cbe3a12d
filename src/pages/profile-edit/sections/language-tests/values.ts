import { isRecord } from '@/api/answer';
import type { LanguageTest, LanguageTestInput } from '@/api/endpoints/profileEntryShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { PROFILE_LENGTHS, PROFILE_MOST } from '@/config/profile';
import { ABILITIES, eachAbility, type PerAbility } from '@/eligibility/abilities';
import { type Day, isDay } from '@/eligibility/calendar';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import type { TefColumn } from '@/eligibility/language/scores';
import { testDateProblem } from '@/eligibility/language/validity';
import { dayOfTest, scoresOfTest } from '@/features/profile/testRecord';
import { readScores, type TestScores } from '@/features/standing/testScores';
import { lengthProblem, type Problems, problemsOf, type Wrong } from '@/forms/problems';
import { formatDate } from '@/i18n/format';
import { typedDecimal } from '@/i18n/latinDigits';
import { type EntryKind, notInFuture } from '@/pages/profile-edit/sections/entries/entryKind';
import { storedText, textOrNull } from '@/pages/profile-edit/values';
import { REQUIRED } from '@/validation/rules';

/** A test that can be chosen. */
export interface TestKind {
  readonly code: string;
  readonly name: string;
  readonly language: string;
}

/** A language test as form values: texts as typed, dates as 'YYYY-MM-DD', '' for no value. */
export interface TestValues {
  readonly id: string;
  /** The code of the test; its name when it has no code. */
  readonly test: string;
  readonly column: TefColumn;
  readonly scores: PerAbility<string>;
  readonly takenOn: string;
  readonly resultOn: string;
  readonly certificateNo: string;
  readonly documentId: string;
}
export type TestField = Exclude<keyof TestValues, 'id'>;

const NO_TEST: TestValues = {
  id: '',
  test: '',
  column: 'old-score',
  scores: eachAbility(() => ''),
  takenOn: '',
  resultOn: '',
  certificateNo: '',
  documentId: '',
};

/** In the order of the form, because the first wrong field takes the focus. */
export const TEST_FIELDS = [
  'test',
  'column',
  'scores',
  'takenOn',
  'resultOn',
  'certificateNo',
  'documentId',
] as const satisfies readonly TestField[];

/** The code of a stored test. Older records have only its name. */
const codeOf = (
  { testCode, name }: Pick<LanguageTest, 'testCode' | 'name'>,
  kinds: readonly TestKind[],
): string => testCode ?? kinds.find((kind) => kind.name === name || kind.code === name)?.code ?? name;

/** The scores in the form that the converter reads. */
export const scoresIn = ({ test, column, takenOn, scores }: TestValues): TestScores => ({
  test,
  column,
  takenOn,
  scores,
});

/** The first values of the form. */
export function testValues(entry: LanguageTest | null, kinds: readonly TestKind[]): TestValues {
  if (entry === null) return NO_TEST;
  return {
    id: entry.id,
    test: codeOf(entry, kinds),
    column: entry.chart ?? 'old-score',
    scores: scoresOfTest(entry) ?? NO_TEST.scores,
    takenOn: dayOfTest(entry) ?? '',
    resultOn: entry.resultOn ?? '',
    certificateNo: entry.certificateNo ?? '',
    documentId: entry.documentId ?? '',
  };
}

/** Reads the values of a stored draft; undefined when it is no draft. */
export function testValuesFrom(stored: unknown): TestValues | undefined {
  if (!isRecord(stored)) return undefined;
  const scores = isRecord(stored.scores) ? stored.scores : {};
  return {
    id: storedText(stored.id),
    test: storedText(stored.test),
    takenOn: storedText(stored.takenOn),
    resultOn: storedText(stored.resultOn),
    certificateNo: storedText(stored.certificateNo),
    documentId: storedText(stored.documentId),
    column: stored.column === '699' ? '699' : 'old-score',
    scores: eachAbility((ability) => storedText(scores[ability]).slice(0, 12)),
  };
}

/** A score as it is sent: Latin digits with a decimal point. */
const scoreToSend = (typed: string): string => typedDecimal(typed).toUpperCase();

/** The body of the PUT request. Members that the form does not show are unchanged. */
export function testBody(
  values: TestValues,
  before: LanguageTest | null,
  kinds: readonly TestKind[],
): LanguageTestInput {
  const kind = kinds.find(({ code }) => code === values.test);
  const scores = eachAbility((ability) => scoreToSend(values.scores[ability]));
  const isGiven = ABILITIES.some((ability) => scores[ability] !== '');
  const isSameTest = before !== null && codeOf(before, kinds) === values.test;
  const written = ABILITIES.map((ability) => scores[ability]).join('/');
  const takenOn = textOrNull(values.takenOn);
  return {
    name: kind?.name ?? (isSameTest ? before.name : values.test),
    language: kind?.language ?? (isSameTest ? before.language : ''),
    // An older record may have only one overall score, which is kept.
    score: isGiven ? written : (before?.score ?? ''),
    takenAt: takenOn,
    testCode: kind?.code ?? (isSameTest ? (before.testCode ?? null) : values.test),
    scores: isGiven ? scores : null,
    chart: values.test === TEF ? values.column : null,
    takenOn,
    resultOn: textOrNull(values.resultOn),
    certificateNo: textOrNull(values.certificateNo),
    documentId: textOrNull(values.documentId),
  };
}

/** The only test whose result has two columns of scores. */
const TEF = 'tef-canada';

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

/** @param tests the tests that can be chosen */
export const languageTestKind = (
  tests: readonly TestKind[],
): EntryKind<LanguageTest, TestValues, LanguageTestInput> => ({
  section: 'tests',
  part: 'languageTests',
  most: PROFILE_MOST.languageTests,
  fields: TEST_FIELDS,
  valuesOf: (test) => testValues(test, tests),
  valuesFrom: testValuesFrom,
  bodyOf: (values, before) => testBody(values, before, tests),
  put: (id, body) => send(profileSections.saveLanguageTest, { path: { id }, body }),
  remove: (id, options) => send(profileSections.removeLanguageTest, { path: { id }, ...options }),
  read: profileSections.saveLanguageTest.read,
});
