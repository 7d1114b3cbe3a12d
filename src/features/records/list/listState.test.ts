import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST, readListState, SIZES, writeListState } from './listState';

const SORTABLE = ['code', 'name'];
const NAMES = { sortable: SORTABLE, filters: ['status'] };
const read = (query: string) => readListState(new URLSearchParams(query), NAMES);

describe('the list in the address', () => {
  test('the plain address is the plain list, and the other way round', () => {
    expect(read('')).toEqual(FIRST);
    expect(writeListState(FIRST).toString()).toBe('');
  });

  test.each([
    ['page=0', { page: 1 }],
    ['page=-3', { page: 1 }],
    ['page=1e9', { page: 1 }],
    ['page=9999999', { page: 1_000_000 }],
    ['page=abc', { page: 1 }],
    ['size=7', { size: 10 }],
    ['size=all', { size: 'all' }],
    ['sort=__proto__', { sort: null }],
    ['sort=password', { sort: null }],
    ['order=desc', { order: 'asc' }],
    ['sort=name&order=sideways', { sort: 'name', order: 'asc' }],
    ['view=nonsense', { view: 'list' }],
    ['status=open&owner=me', { filters: { status: 'open' } }],
    ['status=', { filters: {} }],
    [`search=${'x'.repeat(500)}`, { search: 'x'.repeat(200) }],
  ])('%s', (query, expected) => expect(read(query)).toMatchObject(expected));

  test('a list may call its words q, and still understands search', () => {
    const names = { ...NAMES, words: 'q' } as const;
    const readAs = (query: string) => readListState(new URLSearchParams(query), names).search;
    expect(readAs('q=welder')).toBe('welder');
    expect(readAs('search=welder')).toBe('welder');
    expect(readAs('q=cook&search=welder')).toBe('cook');
    expect(writeListState({ ...FIRST, search: 'welder' }, names).toString()).toBe('q=welder');
  });

  test('what is written is read again', () => {
    const states = fc.record({
      search: fc.string({ maxLength: 200 }),
      sort: fc.constantFrom(null, ...SORTABLE),
      order: fc.constantFrom('asc' as const, 'desc' as const),
      page: fc.integer({ min: 1, max: 1_000_000 }),
      size: fc.constantFrom(...SIZES, 'all' as const),
      view: fc.constantFrom('list' as const, 'hierarchy' as const),
      filters: fc.constantFrom({}, { status: 'open' }, { status: 'a b&c=d' }),
    });
    fc.assert(
      fc.property(states, (state) => {
        const again = readListState(new URLSearchParams(writeListState(state).toString()), NAMES);
        const order = state.sort === null ? 'asc' : state.order;
        expect(again).toEqual({ ...state, order, page: state.size === 'all' ? 1 : state.page });
      }),
    );
  });
});
