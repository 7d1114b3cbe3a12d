import { ABILITIES, type PerAbility, type SomeLevels } from '@/eligibility/abilities';
import type { ProgrammeMinimum } from './languageRules';

export type Reached = 'reached' | 'notReached' | 'cannotTell';

/** What the levels reach of a programme; `teer` names the occupations where the minimum depends on them. */
export interface ProgrammeReach {
  readonly programme: ProgrammeMinimum['id'];
  readonly teer: readonly number[] | null;
  readonly minimum: PerAbility<number>;
  readonly reached: Reached;
}

/** One ability that is too low decides, even while others are not known. */
function reaches(levels: SomeLevels, minimum: PerAbility<number>): Reached {
  const each = ABILITIES.map((ability) => {
    const level = levels[ability];
    return level === undefined ? undefined : level >= minimum[ability];
  });
  if (each.includes(false)) return 'notReached';
  return each.includes(undefined) ? 'cannotTell' : 'reached';
}

/** What the levels of the first official language reach, a row for each minimum of each programme. */
export const whatItReaches = (
  programmes: readonly ProgrammeMinimum[],
  levels: SomeLevels,
): ProgrammeReach[] =>
  programmes.flatMap(({ id, minimum }) =>
    minimum.map(({ teer, clb }) => ({
      programme: id,
      teer: teer ?? null,
      minimum: clb,
      reached: reaches(levels, clb),
    })),
  );
