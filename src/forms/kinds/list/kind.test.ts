import { expect, test } from 'vitest';
import { list } from './kind';

const SPEC = { most: 3, maxLength: 10 };

test('one entry a line, each once, without spaces around it', () => {
  expect(list.check(' a \r\nb\n\na ', SPEC)).toEqual({ value: ['a', 'b'] });
});

test('the values in a file can be read again unchanged', () => {
  const entries = ['MIG; TIG', 'a, b', '=1'];
  expect(list.check(String(list.write(entries)), SPEC)).toEqual({ value: entries });
});

test('too many entries and one that is too long are refused', () => {
  expect(list.check('a\nb\nc\nd', SPEC)).toMatchObject({ wrong: { key: 'problems:tooManyEntries' } });
  expect(list.check('x'.repeat(11), SPEC)).toMatchObject({ wrong: { key: 'problems:entryTooLong' } });
});

test('an entry with a pattern must match it', () => {
  const entry = (line: string) => (line.includes(':') ? undefined : { text: `${line}?` });
  expect(list.check('a: b', { ...SPEC, entry })).toEqual({ value: ['a: b'] });
  expect(list.check('a: b\nc', { ...SPEC, entry })).toEqual({ wrong: { text: 'c?' } });
});

test('an empty field is an empty list; values in a list that are no text are skipped', () => {
  expect(list.empty?.(SPEC)).toEqual([]);
  expect(list.read(['a', 3, null, {}])).toEqual(['a']);
  expect(list.read('a')).toBeNull();
});
