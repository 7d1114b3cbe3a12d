import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareMoments, firstInOrder, pagedList } from '../../embedded-backend/http/paging.ts';

/** How the embedded backend finds a page of a very long list without sorting all of it. */
it('picks the same first records as a full sort, and keeps the order of equal ones', () => {
  const item = fc.record({ key: fc.integer({ min: 0, max: 9 }), id: fc.nat() });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 60 }), fc.nat({ max: 70 }), (items, count) => {
      const order = (a: { key: number }, b: { key: number }) => a.key - b.key;
      expect(firstInOrder(items, count, order)).toEqual(items.toSorted(order).slice(0, count));
    }),
  );
});

it('pages times, words and missing values in both orders', () => {
  const items = ['b10', 'a', null, 'B9'].map((name, at) => ({
    name,
    at: `2026-01-0${4 - at}T00:00:00.000Z`,
  }));
  const rule = {
    search: ({ name }: (typeof items)[number]) => [name],
    sort: {
      name: (each: (typeof items)[number]) => each.name,
      at: (each: (typeof items)[number]) => each.at,
    },
    defaultSort: 'at',
  };
  const named = (query: string) =>
    pagedList(items, new URLSearchParams(query), rule).data.map(({ name }) => name);
  expect(named('')).toEqual(['B9', null, 'a', 'b10']);
  expect(named('sort=at&order=desc&pageSize=1&page=2')).toEqual(['a']);
  expect(named('sort=name&pageSize=3')).toEqual(['a', 'B9', 'b10']);
  expect(named('sort=name&page=9')).toEqual([]);
  expect(['2026-02-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'].sort(compareMoments)[0]).toContain('01-01');
});
