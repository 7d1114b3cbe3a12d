import type { OfficialLanguage, SomeLevels } from '@/eligibility/abilities';
import type { CrsInput } from './answers';
import type { CrsSections } from './crsRules';
import { crsRange } from './range';

/** The levels of a person's tests that still count, by language; absent is no test. */
export type TestLevels = Readonly<{ [language in OfficialLanguage]?: SomeLevels }>;

/**
 * The answers about languages that tests give. With tests in both languages the first is the one that brings the
 * greater total (the greater least, then the greater most; English where both bring the same). With one test the other
 * language is none; without any nothing is known about the first.
 */
export function withTests(sections: CrsSections, input: CrsInput, tests: TestLevels): CrsInput {
  const { en, fr } = tests;
  const assigned = (first: OfficialLanguage): CrsInput => {
    const [own, other] = first === 'en' ? [en, fr] : [fr, en];
    return {
      ...input,
      first: own === undefined ? undefined : { language: first, clb: own },
      second: other === undefined ? null : { language: first === 'en' ? 'fr' : 'en', clb: other },
    };
  };
  if (en === undefined || fr === undefined) return assigned(fr === undefined ? 'en' : 'fr');
  const [english, french] = [assigned('en'), assigned('fr')];
  const [one, two] = [crsRange(sections, english).total, crsRange(sections, french).total];
  return two.least > one.least || (two.least === one.least && two.most > one.most) ? french : english;
}
