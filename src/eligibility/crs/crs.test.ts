import { describe, expect, it, test } from 'vitest';
import { eachAbility } from '@/eligibility/abilities';
import { withTests } from '@/eligibility/profile/prefill';
import { loadCrs } from '@/eligibility/rules/load';
import { rulesOn } from '@/eligibility/ruleFile';
import { type CrsAnswers, type CrsInput, unknownFields } from './answers';
import vectorFile from './crsVectors.fixture.json';
import { crsPoints } from './points';
import { pointsAtStake } from './pointsAtStake';
import { crsRange } from './range';
import { scenario, type ScenarioKind } from './scenarios';

const rules = await loadCrs();
const set = rulesOn(rules, '2026-11-02').computing;
if (set === null) throw new Error('no rules');
const { sections } = set;

const vectors = vectorFile.vectors as unknown as {
  id: string;
  title: string;
  input: CrsAnswers;
  expected: Record<'core' | 'spouse' | 'transferability' | 'additional' | 'total', number>;
}[];
const vector = (id: string): CrsAnswers => {
  const found = vectors.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found.input;
};
const total = (input: CrsInput) => crsRange(sections, input).total;

describe('the worked examples', () => {
  test.each(vectors.map((one) => [one.id, one.title, one] as const))('%s: %s', (_id, _title, one) => {
    const { core, partner, transferability, additional, total } = crsPoints(sections, one.input);
    expect({ core, spouse: partner, transferability, additional, total }).toEqual(one.expected);
  });
});

describe('unknown answers', () => {
  it('give a range, and name what is missing', () => {
    const { age: _age, ...ageless } = vector('F01');
    expect(total(ageless)).toEqual({ least: 337, most: 447 });
    expect(unknownFields(ageless)).toEqual(['age']);
    const { spouse: _spouse, ...alone } = vector('F01');
    expect(total(alone)).toEqual({ least: 420, most: 460 });
    expect(unknownFields(alone)).toEqual(['spouse']);
  });

  it('give everything from 0 to 1200 when nothing is answered', () => {
    expect(total({})).toEqual({ least: 0, most: 1200 });
    expect(unknownFields({})).toHaveLength(11);
  });

  it('count French as a possible first language', () => {
    const first = { language: 'fr', clb: eachAbility(() => 7) } as const;
    const known: CrsInput = { ...vector('C18'), first };
    const unknown: CrsInput = { ...vector('C18'), first: undefined };
    expect(total(unknown).most).toBeGreaterThanOrEqual(total(known).most);
    expect(total(unknown).most).toBe(34 * 4 + 25);
  });

  it('include one missing ability, and one missing answer about the partner', () => {
    const one: CrsInput = {
      ...vector('F01'),
      first: { language: 'en', clb: { ...eachAbility(() => 9), speaking: undefined } },
      spouse: { education: 'secondary', clb: null },
    };
    expect(unknownFields(one)).toEqual(['first', 'spouse']);
    expect(total(one).least).toBeLessThan(total(one).most);
  });
});

/**
 * A welder with a partner: 33 years old, one year of training, levels 7/7/7/8, seven years of work abroad.
 */
const welder: CrsInput = {
  age: 33,
  education: 'one-year',
  first: { language: 'en', clb: { listening: 7, reading: 7, writing: 7, speaking: 8 } },
  second: null,
  canadianWorkYears: 0,
  foreignWorkYears: 7,
  spouse: { education: 'secondary', clb: null, canadianWorkYears: 0 },
  certificate: false,
  nomination: false,
  sibling: false,
  canadianStudy: 'none',
};

describe('points at stake', () => {
  it('are the most that an answer could bring', () => {
    expect(pointsAtStake(sections, welder)).toEqual({});
    expect(pointsAtStake(sections, { ...welder, education: undefined })).toEqual({ education: 165 });
    expect(pointsAtStake(sections, { ...welder, first: undefined })).toEqual({ tests: 228 });
  });

  it('include the questions about Canada together', () => {
    expect(pointsAtStake(sections, { ...welder, certificate: undefined, sibling: undefined })).toEqual({
      canada: 65,
    });
  });
});

describe('scenarios', () => {
  test.each<[ScenarioKind, number]>([
    ['copy', 274],
    ['language', 357],
    ['french', 336],
    ['work', 274],
  ])('%s: %s points', (kind, points) =>
    expect(total(scenario(kind, welder))).toEqual({ least: points, most: points }),
  );

  it('never lower a level, and go to 10 if all are 9', () => {
    const levels = { listening: 10, reading: 9, writing: 9, speaking: 9 };
    const nines: CrsInput = { ...welder, first: { language: 'en', clb: levels } };
    expect(scenario('language', nines).first?.clb).toEqual(eachAbility(() => 10));
    const mixed = { ...levels, speaking: 6 };
    expect(scenario('language', { ...welder, first: { language: 'en', clb: mixed } }).first?.clb).toEqual({
      ...levels,
      speaking: 9,
    });
  });

  it('add the year where the person works now', () => {
    expect(scenario('work', welder, 'canada').canadianWorkYears).toBe(1);
    expect(scenario('work', welder).foreignWorkYears).toBe(8);
    expect(scenario('work', { ...welder, foreignWorkYears: undefined }).foreignWorkYears).toBeUndefined();
  });

  it('make French the first language if it is that', () => {
    const french: CrsInput = { ...welder, first: { language: 'fr', clb: eachAbility(() => 5) } };
    expect(scenario('french', french).first?.clb).toEqual(eachAbility(() => 7));
    expect(scenario('french', french).second).toBeNull();
  });

  it('change both people, and leave unknown answers about the partner open', () => {
    const swapped = scenario('swap', welder);
    expect(swapped.education).toBe('secondary');
    expect(swapped.spouse).toEqual({ education: 'one-year', clb: welder.first?.clb, canadianWorkYears: 0 });
    expect(unknownFields(swapped)).toEqual([
      'age',
      'first',
      'second',
      'foreignWorkYears',
      'certificate',
      'nomination',
      'canadianStudy',
    ]);
  });
});

describe('tests in both languages', () => {
  const low = eachAbility(() => 5);
  const high = eachAbility(() => 9);

  it('use the order that brings more', () => {
    const english = withTests(sections, welder, { en: [high], fr: [low] });
    expect([english.first?.language, english.second?.language]).toEqual(['en', 'fr']);
    const french = withTests(sections, welder, { en: [low], fr: [high] });
    expect([french.first?.language, french.second?.language]).toEqual(['fr', 'en']);
    expect(withTests(sections, welder, { en: [high], fr: [high] }).first?.language).toBe('en');
  });

  it('leave the second at none if there is one test, and the first open if there is none', () => {
    expect(withTests(sections, welder, { en: [], fr: [high] })).toMatchObject({
      first: { language: 'fr' },
      second: null,
    });
    const none = withTests(sections, welder, { en: [], fr: [] });
    expect(none.first).toBeUndefined();
    expect(none.second).toBeNull();
  });

  it('of a nurse with French at 5 bring 488, and 484 without the French one', () => {
    const nurse: CrsInput = {
      ...welder,
      age: 36,
      education: 'masters-or-professional',
      canadianWorkYears: 2,
      foreignWorkYears: 6,
      spouse: null,
    };
    expect(total(withTests(sections, nurse, { en: [high], fr: [low] })).most).toBe(488);
    expect(total(withTests(sections, nurse, { en: [high], fr: [] })).least).toBe(484);
  });
});
