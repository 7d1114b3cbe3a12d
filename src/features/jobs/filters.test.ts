import { describe, expect, it } from 'vitest';
import { chipsOf, JOBS, sentQuery, withoutChip, withoutFilters, withWords } from './filters';

const RATES = { asOf: '2026-11-02', perCad: { CAD: 1, EUR: 0.5 } };
const { read, write } = JOBS;
const cleaned = (address: string) => write(read(address));

describe('the address of the list', () => {
  it.each([
    'q=welder',
    'country=CA&region=CA-ON&region=CA-QC&category=construction&type=full-time&tag=remote',
    'permit=1&pay=30&per=hour&cur=EUR&stated=1&posted=7&match=1&applied=hide',
    'q=cook&sort=newest&page=3',
    'sort=pay',
    'category=a-category-of-the-server',
  ])('keeps its values: %s', (address) => expect(cleaned(address)).toBe(`?${address}`));

  it.each([
    ['page=0&type=bogus&pay=-5&posted=2&x=1&sort=__proto__', ''],
    ['page=1&per=month&cur=EUR&sort=newest', ''],
    ['region=CA-ON', ''],
    ['country=AU&region=CA-ON', '?country=AU'],
    ['country=ca&region=ON&region=CA-XX', '?country=CA'],
    ['country=CAN', ''],
    ['pay=10000001', ''],
    ['pay=1.5', ''],
    ['pay=۶۰۰۰۰', '?pay=60000'],
    ['pay=٦٠٠٠٠&cur=XXX&per=week', '?pay=60000'],
    ['q=%20%00weld%0Aer%20', '?q=weld+er'],
    ['sort=relevance', ''],
    ['q=cook&sort=relevance', '?q=cook'],
    ['permit=yes&match=true&applied=show', ''],
    ['page=1000001', ''],
    ['country=GB&country=AU', '?country=GB'],
    ['type=contract&type=full-time&type=contract', '?type=full-time&type=contract'],
  ])('?%s is cleaned to %j', (address, expected) => expect(cleaned(address)).toBe(expected));

  it('sends at most 200 characters of words, and cuts none in half', () => {
    const { q } = read(`q=${encodeURIComponent('😀'.repeat(300))}`);
    expect(q).toBe('😀'.repeat(200));
  });
});

describe('what is sent', () => {
  it('is the plain list without filters', () => {
    expect(sentQuery(JOBS.plain, RATES)).toEqual({ sort: 'postedAt', order: 'desc', page: 1, pageSize: 20 });
  });

  it('has the names of the server', () => {
    const address =
      'q=cook&country=CA&region=CA-ON&type=contract&tag=hot&permit=1&stated=1&posted=14&match=1&applied=hide';
    expect(sentQuery(read(address), RATES)).toEqual({
      q: 'cook',
      country: 'CA',
      region: ['CA-ON'],
      type: ['contract'],
      tag: ['hot'],
      permit: true,
      payStated: true,
      postedWithin: 14,
      match: true,
      hideApplied: true,
      sort: 'relevance',
      page: 1,
      pageSize: 20,
    });
  });

  it.each([
    ['pay=60000', 60_000],
    ['pay=5000&per=month', 60_000],
    ['pay=30&per=hour', 62_400],
    ['pay=30000&cur=EUR', 60_000],
  ])('?%s asks for whole CAD a year', (address, minPay) => {
    expect(sentQuery(read(address), RATES).minPay).toBe(minPay);
  });

  it.each([
    ['pay', { sort: 'salary', order: 'desc' }],
    ['closing', { sort: 'closesAt', order: 'asc' }],
    ['match', { sort: 'match' }],
  ])('sorts by %s', (sort, expected) =>
    expect(sentQuery(read(`sort=${sort}`), RATES)).toMatchObject(expected),
  );
});

describe('active filters', () => {
  const filters = read(
    'q=cook&country=CA&region=CA-ON&region=CA-BC&tag=hot&pay=30&per=hour&cur=EUR&match=1&page=4&sort=pay',
  );

  it('are one for each value, without words, order and page', () => {
    expect(chipsOf(filters).map(({ name, value, sentAs }) => `${name} ${value} ${sentAs}`)).toEqual([
      'country CA country',
      'region CA-BC region',
      'region CA-ON region',
      'tag hot tag',
      'pay 30 minPay',
      'match 1 match',
    ]);
  });

  it('are removed one by one, back to the first page', () => {
    const addresses = chipsOf(filters).map((chip) => write(withoutChip(filters, chip)));
    expect(addresses).toEqual([
      '?q=cook&tag=hot&pay=30&per=hour&cur=EUR&match=1&sort=pay',
      '?q=cook&country=CA&region=CA-ON&tag=hot&pay=30&per=hour&cur=EUR&match=1&sort=pay',
      '?q=cook&country=CA&region=CA-BC&tag=hot&pay=30&per=hour&cur=EUR&match=1&sort=pay',
      '?q=cook&country=CA&region=CA-BC&region=CA-ON&pay=30&per=hour&cur=EUR&match=1&sort=pay',
      '?q=cook&country=CA&region=CA-BC&region=CA-ON&tag=hot&match=1&sort=pay',
      '?q=cook&country=CA&region=CA-BC&region=CA-ON&tag=hot&pay=30&per=hour&cur=EUR&sort=pay',
    ]);
  });

  it('stay when the words change, and the usual order of the list stays the usual one', () => {
    const changed = (address: string, q: string) => write(withWords(read(address), q));
    expect(changed('q=cook&tag=hot&page=3', '')).toBe('?tag=hot');
    expect(changed('tag=hot', 'cook')).toBe('?q=cook&tag=hot');
    expect(changed('q=cook&sort=newest', '')).toBe('');
    expect(changed('sort=pay', 'cook')).toBe('?q=cook&sort=pay');
  });

  it('are removed all at once, without the words and the order', () => {
    expect(write(withoutFilters(filters))).toBe('?q=cook&sort=pay');
  });
});
