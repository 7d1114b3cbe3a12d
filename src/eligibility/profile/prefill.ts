import { areComplete, lowestOf, type OfficialLanguage, type SomeLevels } from '@/eligibility/abilities';
import type { Day } from '@/eligibility/calendar';
import type { CrsInput, CrsPartnerInput } from '@/eligibility/crs/answers';
import type { CrsSections } from '@/eligibility/crs/crsRules';
import { crsRange } from '@/eligibility/crs/range';
import type { AdaptabilityItem, AdaptabilityRow } from '@/eligibility/fsw/fswRules';
import type { FswInput } from '@/eligibility/fsw/grid';
import type { WorkRules } from '@/eligibility/noc/teerRules';
import {
  ageOf,
  countedTests,
  educationOf,
  isExpired,
  partnerComes,
  type PlainProfile,
  type ProfilePartner,
  yearsOf,
} from './plainProfile';

/** The levels of the partner's test. Null means no test, undefined unknown. */
function partnerLevels({ test }: ProfilePartner, today: Day): SomeLevels | null | undefined {
  if (test === undefined || test === null) return test;
  // An expired result counts as no test.
  return isExpired(test, today) ? null : test.levels;
}

function spouseOf(
  profile: PlainProfile,
  today: Day,
): { readonly spouse?: CrsPartnerInput | null; readonly partnerStays?: boolean } {
  const comes = partnerComes(profile);
  if (comes === undefined) return {};
  const { partner } = profile;
  if (!comes || partner === undefined || partner === null) {
    return { spouse: null, partnerStays: partner !== null };
  }
  const { credential, canadianWorkYears } = partner;
  return { spouse: { education: credential, clb: partnerLevels(partner, today), canadianWorkYears } };
}

/**
 * The answers of the CRS estimator. With tests in both languages the first language is the one that gives
 * more points.
 */
export function crsFromProfile(
  profile: PlainProfile,
  rules: { readonly crs: CrsSections; readonly work: WorkRules | undefined },
  today: Day,
): CrsInput {
  const years = yearsOf(profile, rules.work, today);
  const { en, fr } = countedTests(profile, today);
  const input: CrsInput = {
    age: ageOf(profile, today),
    education: educationOf(profile),
    canadianWorkYears: years.canada?.years,
    foreignWorkYears: years.abroad?.years,
    ...spouseOf(profile, today),
    certificate: profile.certificate,
    nomination: profile.nomination,
    sibling: profile.siblingInCanada,
    canadianStudy: profile.canadianStudy,
  };
  return withTests(rules.crs, input, {
    ...(en === undefined ? {} : { en: en.levels }),
    ...(fr === undefined ? {} : { fr: fr.levels }),
  });
}

const PARTNER_LEVEL = 4;

/**
 * The rows of adaptability that the profile proves. Two years of study in Canada are certain only from
 * 'three-year-plus' on.
 */
function adaptability(profile: PlainProfile, canadianYears: number | undefined, today: Day) {
  const partner = partnerComes(profile) === true ? profile.partner : null;
  const levels = partner === null || partner === undefined ? null : partnerLevels(partner, today);
  const holds: Readonly<Record<AdaptabilityItem, boolean>> = {
    'partner-language':
      levels !== null && levels !== undefined && areComplete(levels) && lowestOf(levels) >= PARTNER_LEVEL,
    'partner-study': partner?.canadianStudy === true,
    'partner-work': (partner?.canadianWorkYears ?? 0) >= 1,
    study: profile.canadianStudy === 'three-year-plus',
    work: (canadianYears ?? 0) >= 1,
    // This row is derived from the answer about the job offer.
    offer: false,
    relative: profile.siblingInCanada === true || profile.relativeInCanada === true,
  };
  return holds;
}

/**
 * The answers of the grid. With tests in both languages English is the first, because the grid rates both
 * alike.
 */
export function fswFromProfile(
  profile: PlainProfile,
  rules: { readonly rows: readonly AdaptabilityRow[]; readonly work: WorkRules | undefined },
  today: Day,
): FswInput {
  const { canada, together } = yearsOf(profile, rules.work, today);
  const { en, fr } = countedTests(profile, today);
  const first = en ?? fr;
  const second = first === en ? fr : undefined;
  const holds = adaptability(profile, canada?.years, today);
  return {
    age: ageOf(profile, today),
    education: educationOf(profile),
    first: first === undefined ? undefined : { language: first.language, clb: first.levels },
    second: second === undefined ? null : { language: second.language, clb: second.levels },
    workYears: together?.years,
    offer: profile.arrangedEmployment,
    adaptability: rules.rows.filter(({ item }) => holds[item]).map(({ id }) => id),
  };
}

/** The levels of a person's valid tests by language. A missing language means no test. */
type TestLevels = Readonly<{ [language in OfficialLanguage]?: SomeLevels }>;

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
