import { expect, it } from 'vitest';
import { mergeVersions } from '@/forms/saving/merge';
import { fieldsOf, GROUPS, isSameGroup, NO_ANSWERS, type PlanFields } from './answers';

const base: PlanFields = { ...fieldsOf(NO_ANSWERS), programme: 'fsw', notNeeded: ['photo', 'translation'] };

it('asks nothing if both versions are the same, in any order', () => {
  const both = { ...base, programme: 'cec', notNeeded: ['translation', 'photo'] };
  const stored = { ...both, notNeeded: ['photo', 'translation'] };
  expect(mergeVersions({ base, mine: both, stored }, GROUPS, isSameGroup).both).toEqual([]);
});
