import { describe, expect, it } from 'vitest';
import { countryChoices, findCountries, MOST_ROWS } from './countryChoice';
import { leastTime } from '@/runtime/leastTime.fixture';

const COUNTRIES = [
  { id: '1', code: 'IR', name: 'Iran' },
  { id: '2', code: 'CA', name: 'Canada' },
  { id: '3', code: 'CI', name: "Côte d'Ivoire" },
  { id: '4', code: 'KH', name: 'Cambodia' },
  { id: '5', code: 'AX', name: 'Åland Islands' },
  { id: '6', name: 'Nowhere <b>&amp;</b>' },
];
const names = (typed: string) => findCountries(countryChoices(COUNTRIES), typed).map(({ name }) => name);

describe('countryChoices', () => {
  it('sorts by name as readers expect, and keeps names unchanged', () => {
    expect(names('')).toEqual([
      'Åland Islands',
      'Cambodia',
      'Canada',
      "Côte d'Ivoire",
      'Iran',
      'Nowhere <b>&amp;</b>',
    ]);
  });
});

describe('findCountries', () => {
  it.each([
    ['ca', ['Canada', 'Cambodia']],
    ['CA', ['Canada', 'Cambodia']],
    ['aland', ['Åland Islands']],
    ['cote divoire', ["Côte d'Ivoire"]],
    ['islands', ['Åland Islands']],
    ['kh', ['Cambodia']],
    ['zzz', []],
    ['  iran ', ['Iran']],
  ])('%j finds %j', (typed, found) => expect(names(typed)).toEqual(found));

  it('searches ten thousand and shows a few hundred', () => {
    const many = countryChoices(
      Array.from({ length: 10_000 }, (_, at) => ({ id: String(at), code: '', name: `Country ${at}` })),
    );
    expect(findCountries(many, '')).toHaveLength(MOST_ROWS);
    const time = leastTime(() => {
      expect(findCountries(many, 'country 9999').map(({ id }) => id)).toEqual(['9999']);
    });
    expect(time).toBeLessThan(100);
  });
});
