import { expect, test } from 'vitest';
import { choices } from './kind';

const SPEC = { options: ['hot', 'new', 'remote'].map((value) => ({ value, label: { text: value } })) };

test('any of the values, each once and in their own order', () => {
  expect(choices.check('Remote, hot\nhot', SPEC)).toEqual({ value: ['hot', 'remote'] });
});

test('an unknown value is refused, with the list of allowed ones', () => {
  expect(choices.check('hot, cold', SPEC)).toEqual({
    wrong: { key: 'problems:choice', values: { choices: 'hot, new, remote' } },
  });
});

test('a file has one a line, and nothing means none', () => {
  expect(choices.check(choices.write(['hot', 'new']) as string, SPEC)).toEqual({ value: ['hot', 'new'] });
  expect(choices.empty?.(SPEC)).toEqual([]);
});
