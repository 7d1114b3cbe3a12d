import { expect, test } from 'vitest';
import { switch as onOff } from './kind';

test('a file may use several words for it', () => {
  expect(['true', 'YES', '1', 'Active'].map((word) => onOff.check(word, {}))).toEqual(
    Array.from({ length: 4 }, () => ({ value: true })),
  );
  expect(onOff.check('inactive', {})).toEqual({ value: false });
  expect(onOff.check('maybe', {})).toEqual({ wrong: { key: 'problems:yesOrNo' } });
});

test('on and off have their own names if the declaration gives them', () => {
  const names = { states: { on: 'public', off: 'private' } } as const;
  expect(onOff.options?.(names).map(({ label }) => label)).toEqual([
    { key: 'terms:switchState.public' },
    { key: 'terms:switchState.private' },
  ]);
});
