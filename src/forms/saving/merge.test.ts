import { describe, expect, it } from 'vitest';
import { MOST_MERGES, mergeVersions, saveMerged, withSides } from './merge';

const FIELDS = ['a', 'b', 'c'] as const;
const base = { a: '1', b: '1', c: ['1'] };

describe('changes of two people', () => {
  it.each([
    ['only here', { ...base, a: '2' }, base, { ...base, a: '2' }, [], []],
    ['only there', base, { ...base, b: '3' }, { ...base, b: '3' }, ['b'], []],
    [
      'in different fields',
      { ...base, a: '2' },
      { ...base, b: '3' },
      { a: '2', b: '3', c: ['1'] },
      ['b'],
      [],
    ],
    ['in one field', { ...base, a: '2' }, { ...base, a: '3' }, { ...base, a: '2' }, ['a'], ['a']],
    ['to the same', { ...base, c: ['2'] }, { ...base, c: ['2'] }, { ...base, c: ['2'] }, [], []],
  ])('%s', (_name, mine, stored, merged, elsewhere, both) => {
    expect(mergeVersions({ base, mine, stored }, FIELDS)).toEqual({ merged, elsewhere, both });
  });

  it('are the same if the fields say so, however they are written', () => {
    const sameSet = (one: typeof base, other: typeof base) =>
      one.c.toSorted().join() === other.c.toSorted().join();
    const mine = { ...base, c: ['2', '3'] };
    const stored = { ...base, c: ['3', '2'] };
    expect(mergeVersions({ base, mine, stored }, ['c'], sameSet).both).toEqual([]);
  });

  it('end as the person chose; without a choice the version here counts', () => {
    const versions = {
      merged: { a: 'x', b: 'x', c: ['x'] },
      mine: base,
      stored: { ...base, a: '3', b: '3' },
    };
    expect(withSides(versions, ['a', 'b'], new Map([['a', 'stored']]))).toEqual({ a: '3', b: '1', c: ['x'] });
  });
});

describe('saving a merged version', () => {
  const attemptsOf = async (wish: (attempt: number) => boolean) => {
    const allowed: boolean[] = [];
    await saveMerged(async (mayRepeat) => wish(allowed.push(mayRepeat)));
    return allowed;
  };
  it('ends with the attempt that asks for no other', async () => {
    expect(await attemptsOf(() => false)).toEqual([true]);
    expect(await attemptsOf((attempt) => attempt < 3)).toEqual([true, true, true]);
  });
  it('ends after the maximum if the record changes again and again', async () => {
    expect(await attemptsOf(() => true)).toEqual([...Array<boolean>(MOST_MERGES).fill(true), false]);
  });
});
