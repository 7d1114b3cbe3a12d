import { expect, it } from 'vitest';
import { jobs } from '@/api/endpoints/jobs';
import { JOBS } from './filters';
import { answersEverything, notHonoured, pageMadeHere } from './ownRules';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const RATES = { asOf: '2026-11-02', perCad: { CAD: 1, USD: 0.5 } };
const filters = (address: string) => JOBS.read(address);
const page = (items: readonly object[], beside: object = {}) =>
  jobs.list.read({
    data: items.map((item, at) => ({ id: `j${at}`, title: `Job ${at}`, ...item })),
    ...beside,
  });
const yearly = (min: number, currency = 'CAD') => ({ salary: { min, max: null, currency, period: 'year' } });

it('trusts a server that says which filters it applied', () => {
  const answer = page([{ type: 'contract' }], { applied: ['type'] });
  expect(notHonoured(filters('type=full-time&permit=1'), answer, NOW, RATES).map(({ name }) => name)).toEqual(
    ['permit'],
  );
});

it.each([
  ['type=full-time', [{ type: 'full-time' }], []],
  ['type=full-time', [{ type: 'full-time' }, { type: 'contract' }], ['type']],
  // A job without the value that the filter checks does not show that the filter was applied.
  ['permit=1', [{}], ['permit']],
  ['tag=remote', [{ tags: ['remote', 'hot'] }], []],
  ['pay=60000', [yearly(60000), {}], []],
  ['pay=60000', [yearly(59000)], ['pay']],
  ['pay=60000', [yearly(30000, 'USD')], []],
  ['stated=1', [{}], ['stated']],
  ['posted=3', [{ postedAt: '2026-11-18T12:00:00Z' }], []],
  ['posted=3', [{ postedAt: '2026-11-01T12:00:00Z' }], ['posted']],
  ['country=CA&region=CA-ON', [{ countryCode: 'ca', regionCode: 'CA-ON' }], []],
  ['match=1', [{}], ['match']],
  ['match=1', [], []],
])('%s is detected in the jobs of a server that says nothing', (address, items, expected) => {
  expect(notHonoured(filters(address), page(items), NOW, RATES).map(({ name }) => name)).toEqual(expected);
});

it('searches, filters, orders and pages a complete list', () => {
  const items = Array.from({ length: 45 }, (_, at) => ({
    ...(at % 9 === 0 ? {} : yearly(40_000 + at * 1000)),
    type: at % 2 === 0 ? 'full-time' : 'contract',
    company: at === 3 ? 'Québec Steel' : 'Other',
  }));
  const all = page(items);
  expect(answersEverything(all)).toBe(true);
  const first = pageMadeHere(all, filters('type=full-time&sort=pay'), NOW, RATES);
  expect(first).toMatchObject({ totalCount: 23, totalPages: 2, currentPage: 1, withoutPay: 3 });
  expect(first.data).toHaveLength(20);
  expect(first.data[0]?.id).toBe('j44');
  const last = pageMadeHere(all, filters('type=full-time&sort=pay&page=2'), NOW, RATES);
  expect(last.data.every(({ salary }) => !salary)).toBe(true);
  expect(pageMadeHere(all, filters('q=quebec'), NOW, RATES).data.map(({ id }) => id)).toEqual(['j3']);
  expect(pageMadeHere(all, filters('q=nothing+at+all'), NOW, RATES).totalCount).toBe(0);
});

it("filters and orders by the server's comparison, if there is one", () => {
  const cad = (min: number) => ({ min, max: null, asOf: '2026-11-20T00:00:00.000Z' });
  const paid = (min: number, server: number) => ({ salary: { ...yearly(min).salary, cad: cad(server) } });
  const all = page([paid(90_000, 50_000), paid(40_000, 70_000), yearly(60_000)]);
  const ids = (address: string) => pageMadeHere(all, filters(address), NOW, RATES).data.map(({ id }) => id);
  expect(ids('sort=pay')).toEqual(['j1', 'j2', 'j0']);
  expect(ids('sort=pay&pay=60000')).toEqual(['j1', 'j2']);
  expect(notHonoured(filters('pay=60000'), page([paid(90_000, 50_000)]), NOW, RATES)).toHaveLength(1);
  expect(notHonoured(filters('pay=60000'), page([paid(40_000, 70_000)]), NOW, RATES)).toEqual([]);
});

it('filters ten thousand jobs', () => {
  const all = page(
    Array.from({ length: 10_000 }, (_, at) => ({
      ...yearly(40_000 + at),
      tags: at % 3 === 0 ? ['remote'] : [],
      postedAt: new Date(NOW - at * 60_000).toISOString(),
    })),
  );
  expect(pageMadeHere(all, filters('tag=remote&pay=45000'), NOW, RATES).totalCount).toBe(1667);
});
