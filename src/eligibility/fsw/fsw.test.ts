import { describe, expect, it, test } from 'vitest';
import { ABILITIES, eachAbility, type Levels } from '@/eligibility/abilities';
import type { Credential } from '@/eligibility/credentials';
import { loadFsw } from '@/eligibility/rules/load';
import vectorFile from './fswVectors.fixture.json';
import { FSW_FACTORS, type FswInput, fswRange, fswVerdict } from './grid';

const set = (await loadFsw()).rulesets[0];
if (set?.sections === undefined || set.passMark === undefined) throw new Error('no rules');
const { sections, passMark } = set;
const verdict = (input: FswInput) => fswVerdict(sections, input, passMark);

interface Vector {
  readonly input: {
    readonly age: number;
    readonly education: Credential;
    readonly firstClb: readonly number[];
    readonly secondClb?: readonly number[];
    readonly workYears: number;
    readonly arrangedEmployment?: boolean;
  };
  readonly factors?: Readonly<Record<string, number>>;
  readonly total?: number;
  readonly pass: boolean;
}
const levels = (clb: readonly number[]): Levels =>
  eachAbility((ability) => clb[ABILITIES.indexOf(ability)] ?? 0);
const vectors = (vectorFile as readonly Vector[]).map(({ input, ...expected }) => ({
  ...expected,
  input: {
    age: input.age,
    education: input.education,
    first: { clb: levels(input.firstClb) },
    second: input.secondClb === undefined ? null : { clb: levels(input.secondClb) },
    workYears: input.workYears,
    offer: input.arrangedEmployment ?? false,
    adaptability: [],
  } satisfies FswInput,
}));

describe('the worked examples', () => {
  test.each(vectors.map((one, at) => [at + 1, one] as const))('example %i', (_number, one) => {
    const range = fswRange(sections, one.input);
    const factors = Object.fromEntries(FSW_FACTORS.map((factor) => [factor, range[factor].most]));
    expect(factors).toEqual(one.factors ?? factors);
    expect(range.total.least).toBe(one.total ?? range.total.most);
    expect(verdict(one.input).kind === 'pass').toBe(one.pass);
  });
});

const known = vectors[0]?.input;
if (known === undefined) throw new Error('no examples');

describe('the verdict', () => {
  it('says by how much, and first which minimum is not met', () => {
    expect(vectors.map(({ input }) => verdict(input))).toEqual([
      { kind: 'pass', points: 70 },
      { kind: 'below', points: 66, by: 1 },
      { kind: 'pass', points: 68 },
      { kind: 'pass', points: 67 },
      { kind: 'pass', points: 75 },
      { kind: 'notEligible', reason: 'language' },
    ]);
    expect(verdict({ ...known, workYears: 0, education: 'less-than-secondary' })).toEqual({
      kind: 'notEligible',
      reason: 'work',
    });
    expect(verdict({ ...known, education: 'less-than-secondary' })).toEqual({
      kind: 'notEligible',
      reason: 'education',
    });
  });

  it("is 'pass' whatever the missing answers if the least is enough", () => {
    const nurse: FswInput = {
      age: 36,
      education: 'masters-or-professional',
      first: { language: 'en', clb: eachAbility(() => 9) },
      second: { language: 'fr', clb: eachAbility(() => 5) },
      workYears: 8,
      adaptability: ['a5'],
    };
    expect(verdict(nurse)).toEqual({ kind: 'passAnyway', least: 87, most: 97 });
  });

  it('is unknown while a minimum is open, however many points there are', () => {
    const { workYears: _years, ...open } = known;
    expect(verdict(open)).toEqual({ kind: 'cannotTell', least: 59, most: 74 });
    expect(verdict({ adaptability: [] })).toEqual({ kind: 'cannotTell', least: 0, most: 95 });
    expect(verdict({ ...known, first: { clb: { listening: 6 } } })).toEqual({
      kind: 'notEligible',
      reason: 'language',
    });
  });

  it('counts a job offer in both factors, and adaptability to 10 at most', () => {
    const offered = fswRange(sections, { ...known, offer: true, adaptability: ['a1', 'a2', 'a7'] });
    expect(offered.arrangedEmployment.least).toBe(10);
    expect(offered.adaptability.least).toBe(10);
    expect(fswRange(sections, { ...known, offer: false, adaptability: ['a6'] }).adaptability.most).toBe(0);
  });
});
