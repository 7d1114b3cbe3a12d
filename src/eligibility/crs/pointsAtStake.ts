import { type CrsField, type CrsInput, isUnknown } from './answers';
import type { CrsSections } from './crsRules';
import { crsRange, leastAnswers } from './range';

/** What a person is asked for together, and the questions that it answers. */
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
 * The most points that answering a group of questions can bring, by group; only groups with something unknown. All
 * other unknown answers are taken for what brings the least, known ones stay as they are.
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
        const asked = Object.fromEntries(fields.map((field) => [field, input[field]]));
        const { total } = crsRange(sections, { ...rest, ...asked });
        return [group, total.most - total.least];
      }),
  );
}
