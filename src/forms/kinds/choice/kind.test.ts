import { expect, test } from 'vitest';
import { choice } from './kind';

const SPEC = {
  options: [
    { value: 'full-time', label: { text: 'Full-time' } },
    { value: 'contract', label: { text: 'Contract' } },
  ],
};

test('one of the values is accepted, in any case', () => {
  expect(choice.check('Full-Time', SPEC)).toEqual({ value: 'full-time' });
});

test('any other value is refused, with the list of allowed ones', () => {
  expect(choice.check('often', SPEC)).toEqual({
    wrong: { key: 'problems:choice', values: { choices: 'full-time, contract' } },
  });
});
