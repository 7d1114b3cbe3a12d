import { ABILITIES, type PerAbility, type SomeLevels } from '@/eligibility/abilities';
import type { ProgrammeMinimum } from './languageRules';

export type Reached = 'reached' | 'notReached' | 'cannotTell';

/**
 * Whether the levels meet the minimum of a programme. `teer` lists the categories of occupations that this
 * minimum is for.
 */
export interface ProgrammeReach {
  readonly programme: ProgrammeMinimum['id'];
  readonly teer: readonly number[] | null;
  readonly minimum: PerAbility<number>;
  readonly reached: Reached;
}

/** If one ability is too low, the minimum is not met, even if others are unknown. */
function reaches(levels: SomeLevels, minimum: PerAbility<number>): Reached {
  const each = ABILITIES.map((ability) => {
    const level = levels[ability];
    return level === undefined ? undefined : level >= minimum[ability];
  });
  if (each.includes(false)) return 'notReached';
  return each.includes(undefined) ? 'cannotTell' : 'reached';
}

/** Whether the levels of the first official language meet each minimum of each programme. */
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
