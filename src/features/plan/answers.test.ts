import { expect, it } from 'vitest';
import { chosen, fieldsOf, merged, NO_ANSWERS, type PlanFields } from './answers';

const base: PlanFields = { ...fieldsOf(NO_ANSWERS), programme: 'fsw', notNeeded: ['photo', 'translation'] };

it('puts together what was changed here and elsewhere, and asks about what was changed in both places', () => {
  const mine = { ...base, programme: 'cec', invitationOn: '2026-11-22' };
  const stored = { ...base, programme: 'fst', notNeeded: ['photo'] };
  expect(merged(base, mine, stored)).toEqual({
    fields: { ...base, programme: 'cec', invitationOn: '2026-11-22', notNeeded: ['photo'] },
    both: ['programme'],
  });
  expect(chosen(mine, stored, (group) => (group === 'programme' ? 'stored' : 'mine')).programme).toBe('fst');
});

it('asks nothing where both said the same, in whatever order', () => {
  const both = { ...base, programme: 'cec', notNeeded: ['translation', 'photo'] };
  expect(merged(base, both, { ...both, notNeeded: ['photo', 'translation'] }).both).toEqual([]);
});
