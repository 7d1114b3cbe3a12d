import { CANADA } from '@/config/jobs';
import { eachAbility, HIGHEST_LEVEL, type SomeLevels } from '@/eligibility/abilities';
import type { CountedJob } from '@/eligibility/work/countedYears';
import type { CrsInput } from './answers';

/** The scenarios in the menu 'Add a scenario', in its order. */
export const SCENARIO_KINDS = ['language', 'french', 'work', 'swap', 'copy'] as const;
export type ScenarioKind = (typeof SCENARIO_KINDS)[number];

export type WorkPlace = 'canada' | 'abroad';

/** Where the person works now: Canada if any current job is there, otherwise (also if unknown) abroad. */
export const workPlaceOf = (jobs: readonly CountedJob[]): WorkPlace =>
  jobs.some(({ finishedOn, countryCode }) => finishedOn === undefined && countryCode === CANADA)
    ? 'canada'
    : 'abroad';

/** The largest number of years of work that an answer may contain. */
export const MOST_WORK_YEARS = 60;
const FRENCH_LEVEL = 7;

/** Every ability at a level or above. Unknown ones are set to that level. */
const atLeast = (levels: SomeLevels, level: number) =>
  eachAbility((ability) => Math.max(levels[ability] ?? level, level));

const allReach = (levels: SomeLevels, level: number): boolean =>
  Object.values(eachAbility((ability) => levels[ability] ?? 0)).every((reached) => reached >= level);

function higherLanguage(input: CrsInput): CrsInput {
  const levels = input.first?.clb ?? {};
  const clb = atLeast(levels, allReach(levels, 9) ? HIGHEST_LEVEL : 9);
  return { ...input, first: { ...input.first, clb } };
}

/** French at level 7: as the first language if French is that, otherwise as the second. */
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
 * Person and partner change places. Only education, test and work in Canada are known about the partner, so
 * the other answers become unknown. A brother or sister in Canada counts for either of them. Without a
 * partner who is counted nothing changes.
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

/** The answers in a scenario. `where` is where the person works now. */
export const scenario = (kind: ScenarioKind, input: CrsInput, where: WorkPlace = 'abroad'): CrsInput =>
  SCENARIOS[kind](input, where);

/** Whether a scenario is offered: 'swap' only with a partner who is counted. */
export const isOffered = (kind: ScenarioKind, input: CrsInput): boolean =>
  kind !== 'swap' || (input.spouse !== null && input.spouse !== undefined);
