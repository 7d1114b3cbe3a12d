import { objectOf } from '@/runtime/typed';
import { ABILITIES, type Ability, LOWEST_LEVEL, type SomeLevels } from '@/eligibility/abilities';
import type { Day } from '@/eligibility/calendar';
import type { Chart, LanguageTestRules, Scale } from './languageRules';

/**
 * The column of a TEF result sheet that is typed. Express Entry counts the old score, whatever the test date
 * is.
 */
export type TefColumn = 'old-score' | '699';

/** Why a score cannot be converted: a key of the `eligibility` texts, with the values of the text. */
type ScoreMessage =
  | {
      readonly key: 'steps';
      readonly values: { readonly min: number; readonly max: number; readonly step: number };
    }
  | {
      readonly key: 'wholeOrBelow';
      readonly values: { readonly min: number; readonly max: number; readonly below: string };
    }
  | { readonly key: 'whole'; readonly values: { readonly min: number; readonly max: number } }
  | { readonly key: 'range'; readonly values: { readonly min: number; readonly max: number } };

/**
 * The level of one ability. 'level' has 10 for 10 or higher. 'below' has the lowest level of the chart, which
 * was not reached. 'missing' is an empty field. 'wrong' is not a score of this test.
 */
export type AbilityLevel =
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'below'; readonly lowest: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'wrong'; readonly message: ScoreMessage };

const NUMBER = /^\d{1,3}(?:[.,\u066b]\d{1,2})?$/;

/** The first day on which TEF results had the column of scores up to 699. */
const FIRST_699: Day = '2019-10-01';

/**
 * The chart for a result. For TEF, the old-score column has one chart. The column up to 699 has one by test
 * date; before that column existed, there was only the old score. Null if the test date is needed and
 * missing.
 */
export function chartFor(
  test: LanguageTestRules,
  column: TefColumn = 'old-score',
  takenOn?: Day,
): Chart | null {
  const [first] = test.charts;
  if (first === undefined || test.charts.length === 1 || column === 'old-score') return first ?? null;
  if (takenOn === undefined) return null;
  if (takenOn < FIRST_699) return first;
  return (
    test.charts.findLast((chart) => chart.effectiveFrom !== null && chart.effectiveFrom <= takenOn) ?? null
  );
}

/** The message for a wrong score. */
function messageFor({ min, max, step, belowLowest }: Scale, test: LanguageTestRules): ScoreMessage {
  if (belowLowest !== undefined) return { key: 'wholeOrBelow', values: { min, max, below: belowLowest } };
  if (step < 1) return { key: 'steps', values: { min, max, step } };
  return test.language === 'en'
    ? { key: 'whole', values: { min, max } }
    : { key: 'range', values: { min, max } };
}

/**
 * The level for one typed score. The digits must be Latin (`latinDigits`); a comma or an Arabic decimal
 * separator is accepted as a point. The result is the highest level whose lowest score is reached, without
 * rounding.
 */
function levelOf(test: LanguageTestRules, chart: Chart, ability: Ability, typed: string): AbilityLevel {
  const text = typed.trim();
  const scale = chart.scale[ability];
  if (text === '') return { kind: 'missing' };
  if (scale.belowLowest !== undefined && text.toUpperCase() === scale.belowLowest) {
    return { kind: 'below', lowest: test.lowest };
  }
  const score = NUMBER.test(text) ? Number(text.replace(/[,\u066b]/, '.')) : Number.NaN;
  if (!(score >= scale.min && score <= scale.max) || !Number.isInteger(score / scale.step)) {
    return { kind: 'wrong', message: messageFor(scale, test) };
  }
  const reached = chart.thresholds[ability].find(([, least]) => score >= least);
  return reached === undefined
    ? { kind: 'below', lowest: test.lowest }
    : { kind: 'level', level: reached[0] };
}

/** The levels for all four scores, each converted separately. */
export const levelsOf = (
  test: LanguageTestRules,
  chart: Chart,
  typed: Readonly<Record<Ability, string>>,
): Readonly<Record<Ability, AbilityLevel>> => ({
  listening: levelOf(test, chart, 'listening', typed.listening),
  reading: levelOf(test, chart, 'reading', typed.reading),
  writing: levelOf(test, chart, 'writing', typed.writing),
  speaking: levelOf(test, chart, 'speaking', typed.speaking),
});

/** The levels that points are given for: 'below' counts as 3, missing and wrong ones are unknown. */
export function countedLevels(levels: Readonly<Record<Ability, AbilityLevel>>): SomeLevels {
  return objectOf(ABILITIES, (ability) => {
    const level = levels[ability];
    if (level.kind === 'level') return Math.max(LOWEST_LEVEL, level.level);
    return level.kind === 'below' ? LOWEST_LEVEL : undefined;
  });
}

/** The lowest of the levels; 'unknown' if any is missing or wrong. */
export function lowestLevel(
  levels: Readonly<Record<Ability, AbilityLevel>>,
): Extract<AbilityLevel, { kind: 'level' | 'below' }> | 'unknown' {
  const all = ABILITIES.map((ability) => levels[ability]);
  const below = all.find((level) => level.kind === 'below');
  const withLevel = all.filter((level) => level.kind === 'level');
  if (withLevel.length + all.filter((level) => level.kind === 'below').length < all.length) return 'unknown';
  return below ?? { kind: 'level', level: Math.min(...withLevel.map(({ level }) => level)) };
}

/** Common tests that Express Entry does not accept, with the codes under which they are stored. */
export const NOT_ACCEPTED_TESTS = [
  { id: 'ielts-academic', name: 'IELTS Academic' },
  { id: 'pte-academic', name: 'PTE Academic' },
  { id: 'toefl', name: 'TOEFL iBT' },
  { id: 'celpip-ls', name: 'CELPIP-General LS' },
  { id: 'delf', name: 'DELF/DALF' },
] as const;
