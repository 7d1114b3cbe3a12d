import { objectOf } from '@/runtime/typed';
import {
  ABILITIES,
  areComplete,
  eachAbility,
  HIGHEST_LEVEL,
  type Levels,
  LOWEST_LEVEL,
  lowestOf,
  type OfficialLanguage,
  type SomeLevels,
} from '@/eligibility/abilities';
import { type Credential, reachesCredential } from '@/eligibility/credentials';
import { isWithin } from '@/eligibility/ruleFile';
import type { FswSections } from './fswRules';

/**
 * The answers of a person; undefined means 'I don’t know'. Years are whole years of skilled work, in Canada
 * and abroad together. `adaptability` has the ids of the checked rows; the row of the job offer is derived
 * from `offer`.
 */
export interface FswInput {
  readonly age?: number | undefined;
  readonly education?: Credential | undefined;
  readonly first?: { readonly language?: OfficialLanguage | undefined; readonly clb: SomeLevels } | undefined;
  /** Null for none. */
  readonly second?:
    | { readonly language?: OfficialLanguage | undefined; readonly clb: SomeLevels }
    | null
    | undefined;
  readonly workYears?: number | undefined;
  readonly offer?: boolean | undefined;
  readonly adaptability: readonly string[];
}

interface FswAnswers {
  readonly age: number;
  readonly education: Credential;
  readonly first: Levels;
  readonly second: Levels | null;
  readonly workYears: number;
  readonly offer: boolean;
  readonly adaptability: readonly string[];
}

/** The six factors, in the order in which they are shown. */
export const FSW_FACTORS = [
  'language',
  'education',
  'workExperience',
  'age',
  'arrangedEmployment',
  'adaptability',
] as const;
type FswFactor = (typeof FSW_FACTORS)[number];
/** Whole points by factor. */
type FswPoints = Readonly<Record<FswFactor | 'total', number>>;

function languagePoints({ first, second, max }: FswSections['language'], answers: FswAnswers): number {
  const forLevel = (level: number): number =>
    first.perAbility.find((row) => level >= row.minClb)?.points ?? 0;
  const own = ABILITIES.reduce((sum, ability) => sum + forLevel(answers.first[ability]), 0);
  const other = answers.second !== null && lowestOf(answers.second) >= second.minClb ? second.max : 0;
  return Math.min(max, Math.min(first.max, own) + other);
}

function adaptabilityPoints({ rows, max }: FswSections['adaptability'], answers: FswAnswers): number {
  const counts = rows.filter(({ id, item }) =>
    item === 'offer' ? answers.offer : answers.adaptability.includes(id),
  );
  return Math.min(
    max,
    counts.reduce((sum, row) => sum + row.points, 0),
  );
}

function pointsFor(grid: FswSections, answers: FswAnswers): FswPoints {
  const { workExperience, age, education } = grid;
  const points = {
    language: languagePoints(grid.language, answers),
    education: education.rows.find((row) => row.level === answers.education)?.points ?? 0,
    workExperience:
      workExperience.rows.find((row) => isWithin(answers.workYears, row.minYears, row.maxYears))?.points ?? 0,
    age: age.rows.find((row) => isWithin(answers.age, row.minAge, row.maxAge))?.points ?? 0,
    arrangedEmployment: answers.offer ? grid.arrangedEmployment.points : 0,
    adaptability: adaptabilityPoints(grid.adaptability, answers),
  };
  return { ...points, total: Object.values(points).reduce((sum, value) => sum + value, 0) };
}

/** The values for unknown answers that give the fewest and the most points. */
const EXTREMES = {
  least: {
    age: 47,
    education: 'less-than-secondary',
    clb: LOWEST_LEVEL,
    second: null,
    years: 0,
    offer: false,
  },
  most: { age: 25, education: 'doctoral', clb: HIGHEST_LEVEL, second: 9, years: 6, offer: true },
} as const;

function filled(input: FswInput, extreme: 'least' | 'most'): FswAnswers {
  const fill = EXTREMES[extreme];
  const { second } = input;
  const unknownSecond = fill.second === null ? null : eachAbility(() => 9);
  return {
    age: input.age ?? fill.age,
    education: input.education ?? fill.education,
    first: eachAbility((ability) => input.first?.clb[ability] ?? fill.clb),
    second:
      second === undefined
        ? unknownSecond
        : second === null
          ? null
          : eachAbility((ability) => second.clb[ability] ?? fill.clb),
    workYears: input.workYears ?? fill.years,
    offer: input.offer ?? fill.offer,
    adaptability: input.adaptability,
  };
}

type FswRanges = Readonly<Record<keyof FswPoints, { readonly least: number; readonly most: number }>>;

/** The lowest and the highest possible points, for each factor and in total; equal if certain. */
export function fswRange(grid: FswSections, input: FswInput): FswRanges {
  const least = pointsFor(grid, filled(input, 'least'));
  const most = pointsFor(grid, filled(input, 'most'));
  return objectOf([...FSW_FACTORS, 'total'], (factor) => ({ least: least[factor], most: most[factor] }));
}

/** Why a person is not eligible, whatever the total is. The first reason in this order is shown. */
type FswReason = 'language' | 'work' | 'education';

/** Whether the first language meets its minimum; undefined if unknown. */
export function meetsLanguage({ minimums }: FswSections, { first }: FswInput): boolean | undefined {
  const levels = ABILITIES.map((ability) => first?.clb[ability]);
  if (levels.some((level) => level !== undefined && level < minimums.clb)) return false;
  return levels.includes(undefined) ? undefined : true;
}

/** Whether each minimum is met; undefined if unknown. */
function minimums(grid: FswSections, input: FswInput): [FswReason, boolean | undefined][] {
  const { minimums } = grid;
  return [
    ['language', meetsLanguage(grid, input)],
    ['work', input.workYears === undefined ? undefined : input.workYears >= minimums.workYears],
    [
      'education',
      input.education === undefined ? undefined : reachesCredential(input.education, minimums.education),
    ],
  ];
}

/** The result of the grid. */
export type FswVerdict =
  | { readonly kind: 'pass'; readonly points: number }
  | { readonly kind: 'below'; readonly points: number; readonly by: number }
  | { readonly kind: 'notEligible'; readonly reason: FswReason }
  | { readonly kind: 'passAnyway' | 'cannotTell'; readonly least: number; readonly most: number };

/** The result of the grid. A pass requires that every minimum is known to be met. */
export function fswVerdict(grid: FswSections, input: FswInput, passMark: number): FswVerdict {
  const met = minimums(grid, input);
  const failed = met.find(([, isMet]) => isMet === false);
  if (failed !== undefined) return { kind: 'notEligible', reason: failed[0] };
  const { least, most } = fswRange(grid, input).total;
  const eligible = met.every(([, isMet]) => isMet === true);
  if (!eligible) return { kind: 'cannotTell', least, most };
  if (least === most) {
    return least >= passMark
      ? { kind: 'pass', points: least }
      : { kind: 'below', points: least, by: passMark - least };
  }
  return { kind: least >= passMark ? 'passAnyway' : 'cannotTell', least, most };
}

/** The questions of the grid, in the order in which they are asked. */
const QUESTIONS = ['age', 'education', 'first', 'second', 'workYears', 'offer'] as const;
export type FswQuestion = (typeof QUESTIONS)[number];

/**
 * The questions that are not answered, or not completely. Only the levels of a language matter, not which one
 * it is.
 */
export const unknownQuestions = (input: FswInput): FswQuestion[] =>
  QUESTIONS.filter((question) => {
    const answer = input[question];
    if (answer === undefined) return true;
    return typeof answer === 'object' && answer !== null && !areComplete(answer.clb);
  });
