import { describe, expect, test } from 'vitest';
import { countries } from '@/api/endpoints/countries';
import { educationLevels } from '@/api/endpoints/educationLevels';
import { COUNTRY_NAMES } from './countries';

describe('countries', () => {
  test('all of ISO 3166-1, each once, with an English name', () => {
    expect(COUNTRY_NAMES).toHaveLength(249);
    expect(new Set(COUNTRY_NAMES.map(({ code }) => code)).size).toBe(249);
    expect(new Set(COUNTRY_NAMES.map(({ name }) => name)).size).toBe(249);
    for (const { code, name } of COUNTRY_NAMES) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name).toMatch(/^\p{Lu}[\p{L} .,'’()&-]+$/u);
    }
  });

  const { list, search, byCode, popular, statistics } = countries;
  const data = (query: Readonly<Record<string, unknown>>) => list.fallback?.data({ query })?.data;

  test.each([
    ['all of them', {}, 249, 'Afghanistan'],
    ['a page', { page: 2, pageSize: 10 }, 10, 'Argentina'],
    ['sorted by code, backwards', { sort: 'code', order: 'desc', pageSize: 1 }, 1, 'Zimbabwe'],
    ['searched', { search: ' CANA ' }, 1, 'Canada'],
    ['nothing found', { search: 'zzz' }, 0, undefined],
  ])('%s', (_name, query, length, first) => {
    expect(data(query)?.data).toHaveLength(length);
    expect(data(query)?.data[0]?.name).toBe(first);
  });

  test('by code, search, popular, statistics', () => {
    expect(byCode.fallback?.data({ path: { code: 'ca' } })?.data.name).toBe('Canada');
    expect(search.fallback?.data({ query: { q: 'cana' } })?.data.data).toHaveLength(1);
    expect(popular.fallback?.data({ query: { limit: 3 } })?.data).toHaveLength(3);
    expect(statistics.fallback?.data({})?.data.total).toBe(249);
  });
});

describe('education levels', () => {
  const { byCode, exists, ofLevel, atPosition, search, recognition } = educationLevels;
  test('each kind of read', () => {
    expect(byCode.fallback?.data({ path: { code: 'phd' } })?.data.name).toBe('Ph.D.');
    expect(byCode.fallback?.data({ path: { code: 'x' } })).toBeUndefined();
    expect(exists.fallback?.data({ path: { code: 'phd' } })?.data).toEqual({ exists: true });
    expect(ofLevel.fallback?.data({ path: { n: 2 } })?.data.map(({ code }) => code)).toEqual(['bachelors']);
    expect(atPosition.fallback?.data({ path: { n: '3' } })?.data.code).toBe('masters');
    expect(search.fallback?.data({ query: { q: 'degree' } })?.data).toMatchObject({
      totalCount: 2,
      pageSize: 10,
    });
    expect(recognition.fallback?.data({ path: { id: 'phd', countryId: 'CA' } })?.data.recognized).toBe(false);
  });
});

test('every read of reference data has built-in data, except the one for registration; no write has', () => {
  for (const group of [countries, educationLevels]) {
    for (const [name, endpoint] of Object.entries(group)) {
      const wanted = endpoint.method === 'GET' && name !== 'forRegistration';
      expect([name, endpoint.fallback !== undefined]).toEqual([name, wanted]);
      const policy = endpoint.method === 'POST' ? [undefined, undefined] : [2, 5000];
      expect([name, endpoint.attempts, endpoint.timeout]).toEqual([name, ...policy]);
    }
  }
});
