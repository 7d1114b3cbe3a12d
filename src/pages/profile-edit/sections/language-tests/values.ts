import type { LanguageTest, LanguageTestInput } from '@/api/endpoints/profileEntryShapes';
import { ABILITIES, eachAbility, type PerAbility } from '@/eligibility/abilities';
import type { TefColumn } from '@/eligibility/language/scores';
import { dayOfTest, scoresOfTest } from '@/features/profile/testRecord';
import type { TestScores } from '@/features/standing/testScores';
import { typedDecimal } from '@/i18n/latinDigits';
import { isStored, storedText } from '@/pages/profile-edit/storedValues';
import { given } from '@/pages/profile-edit/values';

/** A test that can be chosen. */
export interface TestKind {
  readonly code: string;
  readonly name: string;
  readonly language: string;
}

/** A language test as it stands in its form: texts as typed, days as 'YYYY-MM-DD', '' for nothing. */
export interface TestValues {
  readonly id: string;
  /** Its code; the name of a test that has none. */
  readonly test: string;
  readonly column: TefColumn;
  readonly scores: PerAbility<string>;
  readonly takenOn: string;
  readonly resultOn: string;
  readonly certificateNo: string;
  readonly documentId: string;
}
export type TestField = Exclude<keyof TestValues, 'id'>;

/** In the order in which they stand on the screen: the first wrong one takes the focus. */
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

export const TEST_FIELDS = [
  'test',
  'column',
  'scores',
  'takenOn',
  'resultOn',
  'certificateNo',
  'documentId',
] as const satisfies readonly TestField[];

/** The code of a stored test; older records have its name alone. */
const codeOf = (
  { testCode, name }: Pick<LanguageTest, 'testCode' | 'name'>,
  kinds: readonly TestKind[],
): string => testCode ?? kinds.find((kind) => kind.name === name || kind.code === name)?.code ?? name;

/** The typed scores of some values, as the converter reads them. */
export const scoresIn = ({ test, column, takenOn, scores }: TestValues): TestScores => ({
  test,
  column,
  takenOn,
  scores,
});

/** What is stored, as the form's first values. */
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

/** The values of a stored draft; undefined when they are none. */
export function testValuesFrom(stored: unknown): TestValues | undefined {
  if (!isStored(stored)) return undefined;
  const scores = isStored(stored.scores) ? stored.scores : {};
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

/** A score as it is sent: in Latin digits, with a point. */
const scoreToSend = (typed: string): string => typedDecimal(typed).toUpperCase();

/** The body of a PUT. What the form does not show stays as it was. */
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
  const takenOn = given(values.takenOn);
  return {
    name: kind?.name ?? (isSameTest ? before.name : values.test),
    language: kind?.language ?? (isSameTest ? before.language : ''),
    // A single score of an older record is all that is known of it.
    score: isGiven ? written : (before?.score ?? ''),
    takenAt: takenOn,
    testCode: kind?.code ?? (isSameTest ? (before.testCode ?? null) : values.test),
    scores: isGiven ? scores : null,
    chart: values.test === TEF ? values.column : null,
    takenOn,
    resultOn: given(values.resultOn),
    certificateNo: given(values.certificateNo),
    documentId: given(values.documentId),
  };
}

/** The only test whose result has two columns of scores. */
const TEF = 'tef-canada';
