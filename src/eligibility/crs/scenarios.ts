import { eachAbility, HIGHEST_LEVEL, type SomeLevels } from '@/eligibility/abilities';
import type { CountedJob } from '@/eligibility/work/countedYears';
import type { CrsInput } from './answers';

/** What 'Add a scenario' offers, in the order of its menu. */
export const SCENARIO_KINDS = ['language', 'french', 'work', 'swap', 'copy'] as const;
export type ScenarioKind = (typeof SCENARIO_KINDS)[number];

export type WorkPlace = 'canada' | 'abroad';

/** Where somebody works now: in Canada also where that is one of two jobs; abroad where it is not known. */
export const workPlaceOf = (jobs: readonly CountedJob[]): WorkPlace =>
  jobs.some(({ finishedOn, countryCode }) => finishedOn === undefined && countryCode === 'CA')
    ? 'canada'
    : 'abroad';

/** The most years of work that an answer may have. */
export const MOST_WORK_YEARS = 60;
const FRENCH_LEVEL = 7;

/** Every ability at a level or above; what is not known is taken to reach it, because that is the scenario. */
const atLeast = (levels: SomeLevels, level: number) =>
  eachAbility((ability) => Math.max(levels[ability] ?? level, level));

const allReach = (levels: SomeLevels, level: number): boolean =>
  Object.values(eachAbility((ability) => levels[ability] ?? 0)).every((reached) => reached >= level);

function higherLanguage(input: CrsInput): CrsInput {
  const levels = input.first?.clb ?? {};
  const clb = atLeast(levels, allReach(levels, 9) ? HIGHEST_LEVEL : 9);
  return { ...input, first: { ...input.first, clb } };
}

/** French at 7: as the first language where it is that, else as the second. */
function withFrench(input: CrsInput): CrsInput {
  if (input.first?.language === 'fr') {
    return { ...input, first: { language: 'fr', clb: atLeast(input.first.clb, FRENCH_LEVEL) } };
  }
  return { ...input, second: { language: 'fr', clb: atLeast(input.second?.clb ?? {}, FRENCH_LEVEL) } };
}

function oneMoreYear(input: CrsInput, where: WorkPlace): CrsInput {
  const field = where === 'canada' ? 'canadianWorkYears' : 'foreignWorkYears';
  const years = input[field];
  return years === undefined ? input : { ...input, [field]: Math.min(MOST_WORK_YEARS, years + 1) };
}

/**
 * Both people change places. Of the partner only education, test and work in Canada are known, so the rest becomes
 * unknown; a brother or sister counts for either of both. Without a partner who is scored along nothing changes.
 */
function swapped(input: CrsInput): CrsInput {
  const { spouse } = input;
  if (spouse === null || spouse === undefined) return input;
  return {
    education: spouse.education,
    first: spouse.clb === null || spouse.clb === undefined ? undefined : { clb: spouse.clb },
    canadianWorkYears: spouse.canadianWorkYears,
    sibling: input.sibling,
    spouse: {
      education: input.education,
      clb: input.first?.clb,
      canadianWorkYears: input.canadianWorkYears,
    },
  };
}

const SCENARIOS: Readonly<Record<ScenarioKind, (input: CrsInput, where: WorkPlace) => CrsInput>> = {
  language: higherLanguage,
  french: withFrench,
  work: oneMoreYear,
  swap: swapped,
  copy: (input) => input,
};

/** The answers as they would be in a scenario. `where` is the country of the present job, abroad when not known. */
export const scenario = (kind: ScenarioKind, input: CrsInput, where: WorkPlace = 'abroad'): CrsInput =>
  SCENARIOS[kind](input, where);

/** Whether a scenario is offered: people change places only where a partner is scored along. */
export const isOffered = (kind: ScenarioKind, input: CrsInput): boolean =>
  kind !== 'swap' || (input.spouse !== null && input.spouse !== undefined);
