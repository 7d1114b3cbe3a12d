import { expect, test } from 'vitest';
import { check } from './kind';

test('a box is ticked, not ticked, or not answered', () => {
  expect([true, false, null].map((typed) => check.check(typed, {}))).toEqual([
    { value: true },
    { value: false },
    { value: null },
  ]);
  expect([true, 'yes', null].map((stored) => check.draft?.(stored, {}))).toEqual([true, undefined, null]);
});
