import {
  ABILITIES,
  type Ability,
  eachAbility,
  type OfficialLanguage,
  type PerAbility,
} from '@/eligibility/abilities';
import { type Day, isDay } from '@/eligibility/calendar';
import { currentLanguage } from '@/i18n/language';
import type { Chart, LanguageSections, LanguageTestRules } from '@/eligibility/language/languageRules';
import {
  type AbilityLevel,
  chartFor,
  levelsOf,
  NOT_ACCEPTED_TESTS,
  type TefColumn,
} from '@/eligibility/language/scores';
import type { LanguageTest } from '@/api/endpoints/profileEntryShapes';
import { dayOfTest, scoresOfTest } from '@/features/profile/testRecord';
import { latinDigits } from '@/i18n/latinDigits';

/**
 * The result of a language test as it is typed. `test` is the id of a test or ''; `takenOn` is a date or ''.
 */
export interface TestScores {
  readonly test: string;
  readonly column: TefColumn;
  readonly takenOn: string;
  readonly scores: PerAbility<string>;
}

/** A column that was stored or typed; any other value counts as the first one. */
export const columnOf = (value: unknown): TefColumn => (value === '699' ? '699' : 'old-score');

export const NO_SCORES: TestScores = {
  test: '',
  column: 'old-score',
  takenOn: '',
  scores: eachAbility(() => ''),
};

/** The levels of typed scores. Without a test date there is no chart, so every level is missing. */
export type ReadScores =
  | { readonly kind: 'noTest' }
  | { readonly kind: 'notAccepted'; readonly name: string }
  | {
      readonly kind: 'levels';
      readonly test: LanguageTestRules;
      readonly chart: Chart | null;
      readonly levels: PerAbility<AbilityLevel>;
      /** False for scores of TEF's second column, which other programs use. */
      readonly isForExpressEntry: boolean;
    };

/** The name of the column of a TEF result that Express Entry counts, as the result sheet writes it. */
export const COUNTED_COLUMN = 'Équivalence ancien score';

/** Only TEF has two columns of scores. */
export const hasColumns = (test: LanguageTestRules): boolean => test.charts.length > 1;

const MISSING: AbilityLevel = { kind: 'missing' };

/** The level of each typed score. An unknown test counts as one that is not accepted. */
export function readScores({ tests }: LanguageSections, typed: TestScores): ReadScores {
  if (typed.test === '') return { kind: 'noTest' };
  const test = tests.find(({ id }) => id === typed.test);
  if (test === undefined) {
    const refusedTest = NOT_ACCEPTED_TESTS.find(({ id }) => id === typed.test);
    return { kind: 'notAccepted', name: refusedTest?.name ?? typed.test };
  }
  const takenOn: Day | undefined = isDay(typed.takenOn) ? typed.takenOn : undefined;
  const chart = chartFor(test, typed.column, takenOn);
  const scores = eachAbility((ability) => latinDigits(typed.scores[ability]));
  const levels = chart === null ? eachAbility(() => MISSING) : levelsOf(test, chart, scores);
  // The first chart is the one that Express Entry counts, whatever the test date is.
  return { kind: 'levels', test, chart, levels, isForExpressEntry: chart === test.charts[0] };
}

/** Whether nothing was typed. */
const isEmpty = ({ test, scores }: TestScores): boolean =>
  test === '' && ABILITIES.every((ability) => scores[ability] === '');

const SEPARATOR = '|';

/** Typed scores as one line, to be stored for this tab. */
export const writeScores = (typed: TestScores): string =>
  isEmpty(typed)
    ? ''
    : [typed.test, typed.column, typed.takenOn, ...ABILITIES.map((ability) => typed.scores[ability])]
        .map((part) => part.replaceAll(SEPARATOR, ''))
        .join(SEPARATOR);

/** Reads the line of {@link writeScores}; null for any other text. */
export function parseScores(text: string): TestScores | null {
  const [test = '', column, takenOn = '', ...scores] = text.split(SEPARATOR);
  if (scores.length !== ABILITIES.length) return null;
  return {
    test,
    column: columnOf(column),
    takenOn: isDay(takenOn) ? takenOn : '',
    scores: eachAbility((ability: Ability) => (scores[ABILITIES.indexOf(ability)] ?? '').slice(0, 12)),
  };
}

type StoredTest = Pick<
  LanguageTest,
  'name' | 'testCode' | 'score' | 'scores' | 'chart' | 'takenOn' | 'takenAt'
>;

/**
 * A stored test as typed scores; null when it does not have all four. A test without a code is found by its
 * name.
 */
export function storedScores({ tests }: LanguageSections, stored: StoredTest): TestScores | null {
  const { name, testCode, chart } = stored;
  const scores = scoresOfTest(stored);
  if (scores === null) return null;
  const test = testCode ?? tests.find((one) => one.name === name || one.id === name)?.id ?? name;
  return { test, scores, column: chart ?? 'old-score', takenOn: dayOfTest(stored) ?? '' };
}

/** The name of the scale of a test's language. French texts call both NCLC, as the authorities do. */
export const scaleOf = (language: OfficialLanguage | undefined): 'CLB' | 'NCLC' =>
  language === 'fr' || currentLanguage() === 'fr' ? 'NCLC' : 'CLB';
