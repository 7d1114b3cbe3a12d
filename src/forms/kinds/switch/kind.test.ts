import { expect, test } from 'vitest';
import { switch as onOff } from './kind';

test('a file may say it in several words', () => {
  expect(['true', 'YES', '1', 'Active'].map((word) => onOff.check(word, {}))).toEqual(
    Array.from({ length: 4 }, () => ({ value: true })),
  );
  expect(onOff.check('inactive', {})).toEqual({ value: false });
  expect(onOff.check('maybe', {})).toEqual({ wrong: { key: 'problems:yesOrNo' } });
});

test('on and off have names of their own where the declaration gives them', () => {
  const names = { states: { on: 'public', off: 'private' } } as const;
  expect(onOff.options?.(names).map(({ label }) => label)).toEqual([
    { key: 'terms:switchState.public' },
    { key: 'terms:switchState.private' },
  ]);
});
