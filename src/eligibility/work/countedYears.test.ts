import { describe, expect, it, test } from 'vitest';
import { loadTeer } from '@/eligibility/rules/load';
import { type CountedJob, countedYears } from './countedYears';

const rules = (await loadTeer()).rulesets[0]?.sections?.work;
if (rules === undefined) throw new Error('no rules');
const TODAY = '2026-11-22';
const count = (...jobs: CountedJob[]) => countedYears(jobs, rules, TODAY);
const job: CountedJob = {
  countryCode: 'PH',
  startedOn: '2020-01',
  finishedOn: '2021-06',
  hoursPerWeek: 40,
  paid: true,
  nocCode: '72106',
};

describe('counted years of work', () => {
  it('are whole years, by country', () => {
    expect(count(job)).toEqual({
      canada: { years: 0, exactly: false },
      abroad: { years: 1, exactly: false },
      together: { years: 1, exactly: false },
    });
    const twoPlaces = count(job, { ...job, countryCode: 'CA', startedOn: '2022-01', finishedOn: '2022-06' });
    expect(twoPlaces.abroad?.years).toBe(1);
    expect(twoPlaces.canada?.years).toBe(0);
    expect(twoPlaces.together).toEqual({ years: 2, exactly: true });
  });

  it('count two full-time jobs of the same months once', () => {
    const year = { ...job, finishedOn: '2020-12' };
    expect(count(year, year).together).toEqual({ years: 1, exactly: true });
    expect(count(year, { ...year, countryCode: 'CA' })).toMatchObject({
      canada: { years: 1 },
      abroad: { years: 0 },
      together: { years: 1 },
    });
  });

  it('have a note if the sum is exactly whole years, which depends on the first and last day', () => {
    expect(count({ ...job, finishedOn: '2020-12' }).abroad).toEqual({ years: 1, exactly: true });
    expect(count({ ...job, finishedOn: '2020-11' }).abroad).toEqual({ years: 0, exactly: false });
    expect(count().abroad).toEqual({ years: 0, exactly: false });
  });

  test.each<[string, Partial<CountedJob>, number]>([
    ['half the hours count half', { hoursPerWeek: 15, finishedOn: '2021-12' }, 1],
    ['more hours than full time count no more', { hoursPerWeek: 90, finishedOn: '2020-12' }, 1],
    ['unpaid work counts nothing', { paid: false }, 0],
    ['TEER 4 counts nothing', { nocCode: '44101' }, 0],
    ['work of more than ten years ago counts nothing', { startedOn: '2010-01', finishedOn: '2016-11' }, 0],
    ['of older work the last ten years count', { startedOn: '2010-01', finishedOn: '2017-11' }, 1],
    ['work that goes on counts to this month', { startedOn: '2024-12', finishedOn: undefined }, 2],
    ['the future counts nothing', { startedOn: '2026-01', finishedOn: '2030-12' }, 0],
  ])('%s', (_title, changed, years) => expect(count({ ...job, ...changed }).together?.years).toBe(years));

  it('are unknown while a job that might count has no code or no hours', () => {
    const { nocCode: _code, ...uncoded } = job;
    expect(count(uncoded)).toEqual({
      canada: { years: 0, exactly: false },
      abroad: null,
      together: null,
    });
    const { hoursPerWeek: _hours, ...unmeasured } = job;
    expect(count({ ...unmeasured, countryCode: 'CA' }).canada).toBeNull();
    expect(count({ ...uncoded, paid: false }).together).toEqual({ years: 0, exactly: false });
    expect(count({ ...uncoded, finishedOn: '2012-01' }).together?.years).toBe(0);
    expect(count({ ...unmeasured, nocCode: '44101' }).together?.years).toBe(0);
  });

  it('add up for two jobs abroad', () => {
    const manila = { ...job, startedOn: '2019-05', finishedOn: '2021-11' };
    const dubai: CountedJob = {
      ...job,
      countryCode: 'AE',
      startedOn: '2022-03',
      finishedOn: undefined,
      hoursPerWeek: 48,
    };
    expect(count(manila, dubai).abroad).toEqual({ years: 7, exactly: false });
  });
});
