import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ABILITIES, otherLanguage } from '@/eligibility/abilities';
import { CREDENTIALS } from '@/eligibility/credentials';
import { loadCrs } from '@/eligibility/rules/load';
import { CRS_FIELDS, type CrsAnswers, type CrsInput } from './answers';
import { crsPoints } from './points';
import { crsRange } from './range';

const sections = (await loadCrs()).rulesets[0]?.sections;
if (sections === undefined) throw new Error('no rules');

const level = fc.integer({ min: 3, max: 10 });
const levels = fc.record({ listening: level, reading: level, writing: level, speaking: level });
const years = fc.integer({ min: 0, max: 60 });
const education = fc.constantFrom(...CREDENTIALS);
const answers: fc.Arbitrary<CrsAnswers> = fc
  .record({
    age: fc.integer({ min: 0, max: 120 }),
    education,
    language: fc.constantFrom('en' as const, 'fr' as const),
    first: levels,
    second: fc.option(levels),
    canadianWorkYears: years,
    foreignWorkYears: years,
    spouse: fc.option(fc.record({ education, clb: fc.option(levels), canadianWorkYears: years })),
    certificate: fc.boolean(),
    nomination: fc.boolean(),
    sibling: fc.boolean(),
    canadianStudy: fc.constantFrom('none' as const, 'one-or-two-year' as const, 'three-year-plus' as const),
  })
  .map(({ language, first, second, ...rest }) => ({
    ...rest,
    first: { language, clb: first },
    second: second === null ? null : { language: otherLanguage(language), clb: second },
  }));

/** The same answers, without some of them. */
const forget = (known: CrsAnswers, fields: readonly string[]): CrsInput =>
  Object.fromEntries(Object.entries(known).filter(([field]) => !fields.includes(field)));
const someFields = fc.subarray([...CRS_FIELDS]);
const RUNS = { numRuns: 2000 };

describe('any answers', () => {
  it('stay within the caps', () => {
    fc.assert(
      fc.property(answers, (known) => {
        const points = crsPoints(sections, known);
        const column = known.spouse === null ? 'withoutSpouse' : 'withSpouse';
        expect(points.core).toBeLessThanOrEqual(sections.A_core.cap[column]);
        expect(points.core + points.partner).toBeLessThanOrEqual(500);
        expect(points.partner).toBeLessThanOrEqual(40);
        expect(points.transferability).toBeLessThanOrEqual(100);
        expect(points.additional).toBeLessThanOrEqual(600);
        expect(points.total).toBeLessThanOrEqual(1200);
        for (const value of Object.values(points)) expect(Number.isInteger(value) && value >= 0).toBe(true);
      }),
      RUNS,
    );
  });

  it('never bring less when one ability is better', () => {
    fc.assert(
      fc.property(
        answers,
        fc.constantFrom(...ABILITIES),
        fc.constantFrom('first', 'second'),
        (known, ability, of) => {
          const language = of === 'first' ? known.first : known.second;
          if (language === null || language.clb[ability] === 10) return;
          const clb = { ...language.clb, [ability]: language.clb[ability] + 1 };
          const better = { ...known, [of]: { ...language, clb } };
          expect(crsPoints(sections, better).total).toBeGreaterThanOrEqual(crsPoints(sections, known).total);
        },
      ),
      RUNS,
    );
  });

  it('stay inside the range, part by part, when unknown answers become known', () => {
    fc.assert(
      fc.property(answers, someFields, someFields, (known, fields, learned) => {
        const points = crsPoints(sections, known);
        const wide = crsRange(sections, forget(known, fields));
        const narrow = crsRange(
          sections,
          forget(
            known,
            fields.filter((field) => !learned.includes(field)),
          ),
        );
        for (const part of Object.keys(points) as (keyof typeof points)[]) {
          expect(wide[part].least).toBeLessThanOrEqual(narrow[part].least);
          expect(narrow[part].least).toBeLessThanOrEqual(points[part]);
          expect(points[part]).toBeLessThanOrEqual(narrow[part].most);
          expect(narrow[part].most).toBeLessThanOrEqual(wide[part].most);
        }
      }),
      RUNS,
    );
  });

  it('stay inside the range while single abilities and answers about the partner are open', () => {
    fc.assert(
      fc.property(
        answers,
        fc.subarray([...ABILITIES]),
        fc.boolean(),
        fc.boolean(),
        (known, open, noTest, noYears) => {
          const opened = Object.fromEntries(
            ABILITIES.map((one) => [one, open.includes(one) ? undefined : known.first.clb[one]]),
          );
          const spouse =
            known.spouse === null
              ? null
              : {
                  ...known.spouse,
                  clb: noTest ? undefined : known.spouse.clb,
                  canadianWorkYears: noYears ? undefined : known.spouse.canadianWorkYears,
                };
          const { total } = crsRange(sections, { ...known, first: { clb: opened }, spouse });
          const points = crsPoints(sections, known).total;
          expect(total.least).toBeLessThanOrEqual(points);
          expect(points).toBeLessThanOrEqual(total.most);
        },
      ),
      RUNS,
    );
  });
});
