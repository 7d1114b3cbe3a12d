import { describe, expect, test } from 'vitest';
import { FIELDS } from '@/forms/kinds/fields';
import { KINDS } from '@/forms/kinds/kinds';
import { type Item, nameOf, type Resource, textOf, usesOf, versionOf } from './resource';
import { sameValue } from '@/features/records/sameValue';

interface Welder {
  readonly id: string;
  readonly name: string;
  readonly years: number | null;
  readonly skills: readonly string[];
}

/** Never used at run time: the compiler checks it. */
export const declared: Pick<Resource<Welder>, 'key' | 'title' | 'fields' | 'usage'> = {
  key: 'name',
  // @ts-expect-error -- the entity has no such field
  title: 'fullName',
  fields: [
    { name: 'name', label: 'words:name', kind: 'text', maxLength: 9 },
    { name: 'skills', label: 'fields:skills', kind: 'list', most: 3, maxLength: 9 },
    // @ts-expect-error -- the entity has no such field
    { name: 'age', label: 'fields:level', kind: 'number', min: 0, max: 9 },
    // @ts-expect-error -- the field holds a number, which is no text
    { name: 'years', label: 'fields:level', kind: 'text', maxLength: 9 },
    // @ts-expect-error -- a number needs a minimum and a maximum
    { name: 'years', label: 'fields:level', kind: 'number' },
  ],
  // @ts-expect-error -- a name is not a number
  usage: { count: 'name', text: 'users' },
};

describe('the kinds', () => {
  test.each(Object.keys(KINDS) as (keyof typeof KINDS)[])('%s has a control', (kind) => {
    expect(FIELDS[kind]).toBeTypeOf('function');
  });
});

describe('a record', () => {
  const item: Item = { id: '7', email: ' ', users: 3, updatedAt: '2026-01-01T00:00:00.000Z' };

  test('is named by its title, its key or its id', () => {
    expect(nameOf({ title: 'email', key: 'name' }, { ...item, email: 'a@b.test' })).toBe('a@b.test');
    expect(nameOf({ title: 'email', key: 'name' }, { ...item, name: 'Ann' })).toBe('Ann');
    expect(nameOf({ title: 'email' }, item)).toBe('7');
  });

  test('shows its usage and its last change, if the declaration names the fields', () => {
    expect(usesOf({ usage: { count: 'users', text: 'users' } }, item)).toBe(3);
    expect(usesOf({}, item)).toBe(0);
    expect(versionOf({ version: 'updatedAt' }, item)).toEqual({ updatedAt: '2026-01-01T00:00:00.000Z' });
    expect(versionOf({}, item)).toEqual({});
    expect(textOf(item, 'users')).toBe('3');
  });

  test.each([
    [null, '', true],
    [null, [], true],
    [['a'], ['a'], true],
    ['a', 'b', false],
    [0, null, false],
  ] as const)('%j and %j are equal: %s', (one, other, same) => expect(sameValue(one, other)).toBe(same));
});
