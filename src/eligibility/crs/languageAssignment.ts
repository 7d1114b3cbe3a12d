import type { OfficialLanguage, SomeLevels } from '@/eligibility/abilities';
import type { CrsInput } from './answers';
import type { CrsSections } from './crsRules';
import { crsRange } from './range';

/** The levels of a person's valid tests by language. A missing language means no test. */
export type TestLevels = Readonly<{ [language in OfficialLanguage]?: SomeLevels }>;

/**
 * Fills in the languages from test results. With tests in both languages the first language is the one that
 * gives the higher total (the higher minimum, then the higher maximum; English if equal). With one test there
 * is no second language. Without a test the first language is unknown.
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
