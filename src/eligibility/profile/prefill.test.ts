import { describe, expect, it, test } from 'vitest';
import { eachAbility } from '@/eligibility/abilities';
import { pointsAtStake } from '@/eligibility/crs/pointsAtStake';
import { crsRange } from '@/eligibility/crs/range';
import { scenario, workPlaceOf } from '@/eligibility/crs/scenarios';
import { fswVerdict } from '@/eligibility/fsw/grid';
import { rulesOn } from '@/eligibility/ruleFile';
import { loadCrs, loadFsw, loadTeer } from '@/eligibility/rules/load';
import { assumptionsOf } from './assumptions';
import type { PlainProfile, ProfilePartner } from './plainProfile';
import { crsFromProfile, fswFromProfile } from './prefill';

const TODAY = '2026-11-22';
const [crs, fsw, teer] = await Promise.all([
  loadCrs().then((file) => rulesOn(file, TODAY).computing),
  loadFsw().then((file) => rulesOn(file, TODAY).computing),
  loadTeer().then((file) => rulesOn(file, TODAY).computing),
]);
if (crs === null || fsw === null || teer === null) throw new Error('no rules');
const { work } = teer.sections;
const asCrs = (profile: PlainProfile, day = TODAY) =>
  crsFromProfile(profile, { crs: crs.sections, work }, day);
const total = (profile: PlainProfile, day = TODAY) => crsRange(crs.sections, asCrs(profile, day)).total;
const exactly = (points: number) => ({ least: points, most: points });
const stakes = (profile: PlainProfile) => pointsAtStake(crs.sections, asCrs(profile));

const wife: ProfilePartner = {
  accompanies: true,
  citizenOrResident: false,
  credential: 'secondary',
  test: null,
  canadianWorkYears: 0,
  canadianStudy: false,
};
const ramon: PlainProfile = {
  dateOfBirth: '1993-07-22',
  credentials: [{ level: 'one-year', isAssessed: false }],
  jobs: [
    { countryCode: 'PH', startedOn: '2019-05', finishedOn: '2021-11', hoursPerWeek: 40 },
    { countryCode: 'AE', startedOn: '2022-03', hoursPerWeek: 48 },
  ].map((job) => ({ ...job, paid: true, nocCode: '72106' })),
  hasNeverWorked: false,
  tests: [
    {
      name: 'IELTS General Training',
      language: 'en',
      takenOn: '2026-05-06',
      levels: { ...eachAbility(() => 7), speaking: 8 },
    },
  ],
  partner: wife,
  siblingInCanada: false,
  relativeInCanada: false,
  certificate: false,
  nomination: false,
  arrangedEmployment: false,
  canadianStudy: 'none',
};
const shirin: PlainProfile = {
  ...ramon,
  dateOfBirth: '1990-06-22',
  credentials: [{ level: 'masters-or-professional', isAssessed: true }],
  jobs: [
    { countryCode: 'IR', startedOn: '2017-12', finishedOn: '2024-03' },
    { countryCode: 'CA', startedOn: '2024-08' },
  ].map((job) => ({ ...job, hoursPerWeek: 40, paid: true, nocCode: '31301' })),
  tests: [
    { name: 'IELTS', language: 'en', takenOn: '2026-03-22', levels: eachAbility(() => 9) },
    { name: 'TEF Canada', language: 'fr', takenOn: '2024-12-22', levels: eachAbility(() => 5) },
  ],
  partner: null,
  arrangedEmployment: undefined,
};

describe("the estimator's answers from a profile", () => {
  it('are complete for Ramon', () => {
    const input = asCrs(ramon);
    expect(input).toMatchObject({ age: 33, foreignWorkYears: 7, canadianWorkYears: 0 });
    expect(total(ramon)).toEqual(exactly(274));
    const then = (kind: 'language' | 'french') =>
      crsRange(crs.sections, scenario(kind, input)).total.least - 274;
    expect([then('language'), then('french')]).toEqual([83, 62]);
    expect(total({ ...ramon, certificate: true })).toEqual(exactly(324));
  });

  it('are complete for Shirin, until her French test expires', () => {
    expect(total(shirin)).toEqual(exactly(488));
    expect(total(shirin, '2026-12-22')).toEqual(exactly(484));
    const said = (day: string) => assumptionsOf(shirin, asCrs(shirin, day), work, day);
    expect(said(TODAY)).toContainEqual({ kind: 'expiring', test: 'TEF Canada', days: 29 });
    expect(said('2026-12-22')).toContainEqual({ kind: 'expired', tests: ['TEF Canada'] });
  });

  it('put one more year in the country of the present job', () => {
    expect([workPlaceOf(shirin.jobs), workPlaceOf(ramon.jobs), workPlaceOf([])]).toEqual([
      'canada',
      'abroad',
      'abroad',
    ]);
    const input = asCrs(shirin);
    expect(scenario('work', input, workPlaceOf(shirin.jobs)).canadianWorkYears).toBe(
      (input.canadianWorkYears ?? 0) + 1,
    );
    const finished = shirin.jobs.map((job) => ({ ...job, finishedOn: '2026-01' }));
    expect(workPlaceOf(finished)).toBe('abroad');
  });

  it('use the order of languages that brings more', () => {
    const tests = shirin.tests.map(
      (one) => ({ ...one, language: one.language === 'en' ? 'fr' : 'en' }) as const,
    );
    expect(asCrs({ ...shirin, tests }).first?.language).toBe('fr');
  });

  it('use the valid test that brings more, not the newest', () => {
    const [best] = ramon.tests;
    if (best === undefined) throw new Error('no test');
    const worse = { ...best, name: 'CELPIP', takenOn: '2026-10-01', levels: eachAbility(() => 5) };
    const both = { ...ramon, tests: [worse, best] };
    expect(total(both)).toEqual(exactly(274));
    const said = (profile: PlainProfile) => assumptionsOf(profile, asCrs(profile), work, TODAY);
    expect(said(both)).toContainEqual({ kind: 'chosen', test: best.name, takenOn: best.takenOn });
    expect(said(ramon).map(({ kind }) => kind)).not.toContain('chosen');
  });

  it('leave out scores of a column that Express Entry does not count', () => {
    const tests = shirin.tests.map((one) => ({ ...one, isOtherColumn: one.language === 'fr' }));
    const other = { ...shirin, tests };
    expect(total(other)).toEqual(exactly(484));
    expect(assumptionsOf(other, asCrs(other), work, TODAY)).toContainEqual({
      kind: 'otherColumn',
      test: 'TEF Canada',
    });
  });

  it('count a test whose file was not accepted, and say so', () => {
    const rejected = { ...ramon, tests: ramon.tests.map((one) => ({ ...one, isRejected: true })) };
    expect(total(rejected)).toEqual(exactly(274));
    expect(assumptionsOf(rejected, asCrs(rejected), work, TODAY)).toContainEqual({
      kind: 'rejected',
      test: 'IELTS General Training',
    });
  });

  it('leave missing answers open', () => {
    const unsaid = { credentials: [], jobs: [], hasNeverWorked: false, tests: [] };
    expect(asCrs(unsaid)).toEqual({ second: null });
    expect(asCrs({ ...unsaid, hasNeverWorked: true })).toMatchObject({
      canadianWorkYears: 0,
      foreignWorkYears: 0,
    });
  });

  test.each<[string, PlainProfile['partner'], object]>([
    ['nobody', null, { spouse: null, partnerStays: false }],
    ['a partner who stays', { ...wife, accompanies: false }, { spouse: null, partnerStays: true }],
    ['a citizen', { ...wife, citizenOrResident: true }, { spouse: null, partnerStays: true }],
    ['a partner who comes', wife, { spouse: { education: 'secondary', clb: null, canadianWorkYears: 0 } }],
  ])('count %s as such', (_who, partner, expected) => {
    expect(asCrs({ ...ramon, partner })).toMatchObject(expected);
  });

  it('leave the partner open if it is unknown whether they come', () => {
    expect(asCrs({ ...ramon, partner: {} })).not.toHaveProperty('spouse');
  });

  it('count a partner’s expired test as none', () => {
    const levels = eachAbility(() => 6);
    const old = { name: 'IELTS', language: 'en', takenOn: '2024-11-22', levels } as const;
    expect(asCrs({ ...ramon, partner: { ...wife, test: old } }).spouse?.clb).toBeNull();
    expect(
      asCrs({ ...ramon, partner: { ...wife, test: { ...old, takenOn: '2024-11-23' } } }).spouse?.clb,
    ).toEqual(levels);
  });
});

it('give as points at stake what an entry could bring', () => {
  expect(stakes(ramon)).toEqual({});
  expect(stakes({ ...ramon, credentials: [] })).toEqual({ education: 165 });
  expect(stakes({ ...ramon, tests: [] })).toEqual({ tests: 228 });
});

describe('the 67-point answers from a profile', () => {
  const verdict = (profile: PlainProfile) => {
    return fswVerdict(
      fsw.sections,
      fswFromProfile(profile, { grid: fsw.sections, work }, TODAY),
      fsw.passMark ?? 0,
    );
  };
  it('pass Shirin whatever her job offer', () => {
    expect(verdict(shirin)).toEqual({ kind: 'passAnyway', least: 87, most: 97 });
    expect(verdict({ ...shirin, arrangedEmployment: true })).toEqual({ kind: 'pass', points: 97 });
  });
  it('take the language first that reaches the minimum', () => {
    const tests = shirin.tests.map(
      (one) => ({ ...one, language: one.language === 'en' ? 'fr' : 'en' }) as const,
    );
    expect(verdict({ ...shirin, tests })).toEqual({ kind: 'passAnyway', least: 87, most: 97 });
  });

  it('count relatives, and what a partner who comes along brings', () => {
    const { rows } = fsw.sections.adaptability;
    const ticked = (profile: PlainProfile) =>
      rows
        .filter(({ id }) =>
          fswFromProfile(profile, { grid: fsw.sections, work }, TODAY).adaptability.includes(id),
        )
        .map(({ item }) => item);
    expect(ticked({ ...ramon, relativeInCanada: true })).toEqual(['relative']);
    const partner = { ...wife, canadianWorkYears: 1, canadianStudy: true };
    expect(ticked({ ...ramon, partner })).toEqual(['partner-study', 'partner-work']);
    expect(ticked({ ...ramon, partner: { ...partner, accompanies: false } })).toEqual([]);
  });
});

describe('the assumptions of the answers', () => {
  const kinds = (profile: PlainProfile) =>
    assumptionsOf(profile, asCrs(profile), work, TODAY).map(({ kind }) => kind);
  it('are listed for Ramon and for Shirin', () => {
    expect(assumptionsOf(ramon, asCrs(ramon), work, TODAY)).toEqual([
      { kind: 'eca' },
      { kind: 'years', abroad: 7, canada: 0 },
    ]);
    expect(kinds(shirin)).toEqual(['first', 'years', 'expiring']);
  });
  it('include that months are whole, if that matters for the sum', () => {
    const [manila] = ramon.jobs;
    const year = { ...manila, startedOn: '2020-01', finishedOn: '2020-12' };
    expect(assumptionsOf({ ...ramon, jobs: [year, year] }, {}, work, TODAY)).toContainEqual({
      kind: 'exactly',
      years: 1,
    });
    expect(kinds({ ...ramon, jobs: [{ ...year, nocCode: '44101' }] })).not.toContain('exactly');
    expect(kinds({ ...ramon, jobs: [{ ...year, nocCode: undefined }] })).toContain('yearsUnknown');
  });
  it('include that a partner is no citizen, if that is unknown', () => {
    expect(kinds({ ...ramon, partner: { ...wife, citizenOrResident: undefined } })).toContain('partner');
  });
});
