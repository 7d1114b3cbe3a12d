import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listAddress } from './address';
import {
  direction,
  flag,
  manyOf,
  manyTexts,
  oneOf,
  pages,
  SIZES,
  sizes,
  sortBy,
  text,
  whole,
  words,
} from './params';

const LIST = listAddress(
  'adminCountries',
  {
    view: oneOf(['list', 'hierarchy']),
    search: words(),
    filters: { status: text(), state: text({ usual: 'pending', none: 'all' }) },
    sort: sortBy(['code', 'name']),
    order: direction(),
    page: pages(),
    size: sizes(),
    check: text(),
  },
  { beside: ['check'] },
);

describe('the address of a list', () => {
  test('the plain address is the plain list, and the other way round', () => {
    expect(LIST.read('')).toEqual(LIST.plain);
    expect(LIST.plain).toEqual({
      view: 'list',
      search: '',
      filters: { status: '', state: 'pending' },
      sort: null,
      order: 'asc',
      page: 1,
      size: 10,
      check: '',
    });
    expect(LIST.write(LIST.plain)).toBe('');
    expect(LIST.pathTo(LIST.plain)).toBe('/admin/countries');
  });

  test.each([
    ['page=0', { page: 1 }],
    ['page=-3', { page: 1 }],
    ['page=1e9', { page: 1 }],
    ['page=abc', { page: 1 }],
    ['page=%DB%B3', { page: 3 }],
    ['size=7', { size: 10 }],
    ['size=all', { size: 'all' }],
    ['sort=__proto__', { sort: null }],
    ['sort=password', { sort: null }],
    ['order=desc', { order: 'asc' }],
    ['sort=name&order=sideways', { sort: 'name', order: 'asc' }],
    ['view=nonsense', { view: 'list' }],
    ['status=open&owner=me', { filters: { status: 'open', state: 'pending' } }],
    ['status=a&status=b', { filters: { status: 'a', state: 'pending' } }],
    ['state=all', { filters: { status: '', state: '' } }],
    ['search=+', { search: '' }],
    [`search=${'x'.repeat(500)}`, { search: 'x'.repeat(200) }],
  ])('%s', (query, expected) => expect(LIST.read(query)).toMatchObject(expected));

  test.each([
    '?view=hierarchy&search=a+b&status=open&state=all&sort=name&order=desc&page=3&size=25&check=7',
    '?size=all',
  ])('%s contains no default values', (query) => {
    expect(LIST.write(LIST.read(query))).toBe(query);
    expect(LIST.write(LIST.read(`${query}&owner=me&sort=code`))).toBe(
      query.includes('sort=') ? query : '?sort=code&size=all',
    );
  });

  test('the written address can be read again', () => {
    const states = fc.record({
      view: fc.constantFrom('list' as const, 'hierarchy' as const),
      search: fc.string({ maxLength: 200 }),
      filters: fc.constantFrom(
        { status: '', state: '' },
        { status: 'open', state: 'pending' },
        { status: 'a b&c=d', state: 'rejected' },
      ),
      sort: fc.constantFrom(null, 'code', 'name'),
      order: fc.constantFrom('asc' as const, 'desc' as const),
      page: fc.integer({ min: 1, max: 1_000_000 }),
      size: fc.constantFrom(...SIZES),
      check: fc.constantFrom('', '7'),
    });
    fc.assert(
      fc.property(states, (state) => {
        expect(LIST.read(LIST.write(state))).toEqual({
          ...state,
          search: state.search.trim() === '' ? '' : state.search,
          order: state.sort === null ? 'asc' : state.order,
          page: state.size === 'all' ? 1 : state.page,
        });
      }),
    );
  });

  test('a change of the listed items begins at the first page; a change of what is open does not', () => {
    const third = LIST.read('?status=open&page=3');
    expect(LIST.write(LIST.changed(third, { sort: 'name' }))).toBe('?status=open&sort=name');
    expect(LIST.write(LIST.changed(third, { filters: { state: '' } }))).toBe('?status=open&state=all');
    expect(LIST.write(LIST.changed(third, { page: 4 }))).toBe('?status=open&page=4');
    expect(LIST.write(LIST.changed(third, { check: '7' }))).toBe('?status=open&page=3&check=7');
    expect(LIST.write(LIST.changed(LIST.read('?check=7'), { search: 'a' }))).toBe('?search=a&check=7');
  });

  test('says whether something is left out, and how everything is shown again', () => {
    expect(LIST.isNarrowed(LIST.read('?sort=name&page=2&view=hierarchy'))).toBe(false);
    for (const query of ['?search=a', '?status=open', '?state=all']) {
      const state = LIST.read(query);
      expect(LIST.isNarrowed(state)).toBe(true);
      expect(LIST.changed(state, LIST.cleared)).toEqual(LIST.plain);
    }
  });

  test('equal filters are the same object, so that nothing is sorted again for another page', () => {
    expect(LIST.read('?status=open').filters).toBe(LIST.read('?status=open&page=2').filters);
  });
});

describe('parameters', () => {
  const SHOWN = listAddress('applications', {
    words: words({ name: 'q', also: 'words', clean: (given) => given.trim() }),
    country: oneOf(['', 'CA', 'GB']),
    region: manyOf(['ON', 'QC'], { when: ({ country }) => country === 'CA' }),
    kind: manyTexts(/^[a-z]+$/),
    mine: flag({ name: 'by', value: 'me' }),
    days: whole(30, [1, 7, 30]),
    sort: oneOf(['fit', 'new'], { usual: ({ words: given }) => (given === '' ? 'new' : 'fit') }),
  });
  test.each([
    ['q=+a+', '?q=a'],
    ['words=a', '?q=a'],
    ['words=a&q=b', '?q=b'],
    ['country=FR', ''],
    ['country=CA&region=QC&region=XX&region=ON', '?country=CA&region=ON&region=QC'],
    ['region=QC', ''],
    ['country=GB&region=QC', '?country=GB'],
    ['kind=b&kind=a&kind=b&kind=A', '?kind=b&kind=a'],
    ['by=me', '?by=me'],
    ['by=you', ''],
    ['days=2', ''],
    ['days=٧', '?days=7'],
    ['sort=new', ''],
    ['sort=fit', '?sort=fit'],
    ['q=a&sort=fit', '?q=a'],
    ['q=a&sort=new', '?q=a&sort=new'],
  ])('?%s is cleaned to %j', (query, expected) => expect(SHOWN.write(SHOWN.read(query))).toBe(expected));

  test('a default order is not written, unless it is reversed', () => {
    const sorted = listAddress('adminDocuments', { sort: sortBy(['date'], 'date'), order: direction() });
    expect(sorted.write(sorted.read('?sort=date'))).toBe('');
    expect(sorted.write({ sort: 'date', order: 'desc' })).toBe('?sort=date&order=desc');
  });
});
