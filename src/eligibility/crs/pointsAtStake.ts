import { type CrsField, type CrsInput, isUnknown } from './answers';
import type { CrsSections } from './crsRules';
import { crsRange, leastAnswers } from './range';

/** Groups of questions that are asked together. */
export const STAKE_GROUPS = {
  education: ['education'],
  tests: ['first'],
  workAbroad: ['foreignWorkYears'],
  workInCanada: ['canadianWorkYears'],
  age: ['age'],
  partner: ['spouse'],
  canada: ['certificate', 'nomination', 'sibling', 'canadianStudy'],
} as const satisfies Record<string, readonly CrsField[]>;
export type StakeGroup = keyof typeof STAKE_GROUPS;

/**
 * The largest number of points that answering a group of questions can add, for groups with an unknown
 * answer. Unknown answers of other groups count as those with the fewest points.
 */
export function pointsAtStake(
  sections: CrsSections,
  input: CrsInput,
): Readonly<Partial<Record<StakeGroup, number>>> {
  const rest = leastAnswers(sections, input);
  const groups = Object.entries(STAKE_GROUPS) as [StakeGroup, readonly CrsField[]][];
  return Object.fromEntries(
    groups
      .filter(([, fields]) => fields.some((field) => isUnknown(input, field)))
      .map(([group, fields]) => {
        const groupAnswers = Object.fromEntries(fields.map((field) => [field, input[field]]));
        const { total } = crsRange(sections, { ...rest, ...groupAnswers });
        return [group, total.most - total.least];
      }),
  );
}
