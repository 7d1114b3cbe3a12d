import { describe, expect, it } from 'vitest';
import { passwordProblems } from './passwordProblems';

const kinds = (current: string, next: string, again: string, needsCurrent = true) =>
  Object.fromEntries(
    [
      ...passwordProblems({ currentPassword: current, password: next, confirmPassword: again }, needsCurrent),
    ].map(([field, { kind }]) => [field, kind]),
  );

describe('the problems of a change of password', () => {
  it.each([
    ['', '', '', { currentPassword: 'missing', password: 'missing', confirmPassword: 'missing' }],
    ['old', '', 'x', { password: 'missing' }],
    ['   ', 'N3wsecret', 'other', { currentPassword: 'missing' }],
    ['old', 'five5', 'five5', { password: 'weak' }],
    ['old', 'five5', 'other', { password: 'weak', confirmPassword: 'differs' }],
    ['old', 'sixsix', 'sixsix', {}],
    ['old', 'sixsix', 'sixsix ', { confirmPassword: 'differs' }],
    ['sixsix', 'sixsix', 'sixsix', { password: 'same' }],
    ['SIXSIX', 'sixsix', 'sixsix', {}],
  ])('%j, %j, %j', (current, next, again, expected) => {
    expect(kinds(current, next, again)).toEqual(expected);
  });

  it('needs no current password if there is none', () => {
    expect(kinds('', '', '', false)).toEqual({ password: 'missing', confirmPassword: 'missing' });
    expect(kinds('', 'sixsix', 'sixsix', false)).toEqual({});
  });

  it('names the fields in the order of the form', () => {
    const [first] = passwordProblems({ currentPassword: '', password: '', confirmPassword: '' }, true).keys();
    expect(first).toBe('currentPassword');
  });
});
