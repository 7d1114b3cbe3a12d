import { describe, expect, test, vi } from 'vitest';
import { readItems, readList } from './lists';
import { count, counts, date, day, id, isPath, maybeId, oneOf } from './scalars';
import { z } from './schema';

const item = z.object({ id, name: z.string() });
const read = readList(item, 'countries');
const CANADA = { id: '1', name: 'Canada', extra: true };

describe('the four shapes (F-082)', () => {
  test.each([
    ['countries and totalCount', { countries: [CANADA], totalCount: 9 }, 9],
    ['a bare array', [CANADA], 1],
    ['data', { data: [CANADA], totalCount: 3 }, 3],
    ['items with total', { items: [CANADA], total: 4 }, 4],
  ])('%s', (_name, body, totalCount) => {
    expect(read(body).data).toEqual([{ id: '1', name: 'Canada' }]);
    expect(read(body).totalCount).toBe(totalCount);
  });

  test.each([
    ['another object', { results: [CANADA] }],
    ['a text', 'x'],
    ['a number', 5],
    ['an empty body', undefined],
    ['null', null],
    ['a name of another resource', { educationLevels: [CANADA] }],
    ['an item without an id', [{ name: 'Canada' }]],
    ['an item of another type', [5]],
    ['an invalid list', { countries: {} }],
  ])('%s is not recognized', (_name, body) => {
    expect(() => read(body)).toThrow('API response format not recognized');
  });
});

test('one bad record does not fail a list, but a list without a readable one does', () => {
  const body = { countries: [{ name: 'No id' }, CANADA, null, { id: 2, name: null }], totalCount: 4 };
  expect(read(body)).toMatchObject({ data: [{ id: '1', name: 'Canada' }], totalCount: 4, leftOut: 3 });
  expect(readItems(item, 'countries')(body)).toEqual([{ id: '1', name: 'Canada' }]);
  expect(() => read({ countries: [{ name: 'No id' }, null] })).toThrow('API response format not recognized');
});

test('paging is read, and computed if it is missing or wrong', () => {
  const page = { data: [CANADA], totalCount: 25, currentPage: 2, pageSize: 10, totalPages: 3, hasNext: true };
  expect(read({ ...page, hasPrevious: true })).toMatchObject({
    ...page,
    hasPrevious: true,
    data: [{ id: '1' }],
  });
  expect(read({ data: [CANADA], totalCount: '25', currentPage: 3, pageSize: 10 })).toMatchObject({
    totalCount: 25,
    totalPages: 3,
    hasNext: false,
    hasPrevious: true,
  });
  expect(
    read({ data: [CANADA], totalCount: -1, pageSize: Number.POSITIVE_INFINITY, totalPages: 'x' }),
  ).toMatchObject({
    totalCount: 1,
    pageSize: 1,
    currentPage: 1,
    totalPages: 1,
  });
  expect(readList(item, undefined, 10)([CANADA]).pageSize).toBe(10);
  // Without totals, a page knows only the pages before it and whether there is a next one.
  expect(read({ data: [CANADA], hasNext: true })).toMatchObject({ totalCount: 2, totalPages: 2 });
  const third = { data: [CANADA], currentPage: 3, pageSize: 10 };
  expect(read({ ...third, hasNext: false })).toMatchObject({ totalCount: 21, totalPages: 3 });
  expect(read({ ...third, hasNext: true })).toMatchObject({ totalCount: 22, totalPages: 4 });
});

describe('scalars', () => {
  test.each([
    ['2026-01-31T09:30:00Z', '2026-01-31T09:30:00.000Z'],
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
    ['9999-99-99', null],
    [1e20, null],
    [null, null],
    [undefined, null],
    [{}, null],
  ])('date %s: %s', (value, expected) => expect(date.parse(value)).toBe(expected));

  test.each([
    ['2026-01-31', '2026-01-31'],
    ['2024-02-29T23:30:00-05:00', '2024-02-29'],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['31.01.2026', null],
    ['2026-01-311', null],
    [0, null],
    [null, null],
    [undefined, null],
  ])('day %s: %s, whatever the time zone', (value, expected) => expect(day.parse(value)).toBe(expected));

  test.each([
    ['verified', 'verified'],
    ['archived', 'pending'],
    [null, 'pending'],
    [undefined, 'pending'],
  ])('one of some words: %s is %s', (value, expected) => {
    expect(
      z.object({ status: oneOf(['pending', 'verified'], 'pending') }).parse({ status: value }).status,
    ).toBe(expected);
  });

  test.each([
    [5, 5],
    ['12', 12],
    [-1, 0],
    [Number.POSITIVE_INFINITY, 0],
    [2.7, 2],
    [1e308, Number.MAX_SAFE_INTEGER],
    ['x', 0],
    [null, 0],
  ])('count %s: %s', (value, expected) => expect(count.parse(value)).toBe(expected));

  test('an id is a text or a whole number', () => {
    expect(id.parse(7)).toBe('7');
    expect(id.safeParse('').success).toBe(false);
    expect(id.safeParse(1.5).success).toBe(false);
    expect(id.safeParse(null).success).toBe(false);
  });
});

test('names of Object.prototype at every level change nothing (F-088)', () => {
  const evil: unknown = JSON.parse(
    '{"countries":[{"id":"1","name":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}],"__proto__":{"polluted":1},"toString":1}',
  );
  expect(read(evil).data).toEqual([{ id: '1', name: 'x' }]);
  counts.parse(JSON.parse('{"__proto__":5,"constructor":2,"toString":3}'));
  expect(Reflect.get(Object.prototype, 'polluted')).toBeUndefined();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('reading an answer never makes code from text, which a strict policy would report', () => {
  const original = globalThis.Function;
  const made = vi.fn();
  globalThis.Function = new Proxy(original, { construct: made, apply: made });
  try {
    expect(read([CANADA]).data).toHaveLength(1);
  } finally {
    globalThis.Function = original;
  }
  expect(made).not.toHaveBeenCalled();
});

test.each([
  [undefined, null],
  [null, null],
  ['', null],
  ['7', '7'],
  [7, '7'],
])('an optional id: %j is %j', (sent, read) => {
  expect(z.object({ id: maybeId }).safeParse({ id: sent }).data).toEqual({ id: read });
});

test.each([
  ['/documents?check=1', true],
  ['//evil.test', false],
  ['/\\evil.test', false],
  ['/\t/evil.test', false],
  ['/\n/evil.test', false],
  ['documents', false],
])('%j is an address within the app: %s', (text, isOne) => {
  expect(isPath(text)).toBe(isOne);
});
