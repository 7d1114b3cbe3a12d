import { areComplete, lowestOf, type OfficialLanguage, type SomeLevels } from '@/eligibility/abilities';
import type { Day } from '@/eligibility/calendar';
import type { CrsInput, CrsPartnerInput } from '@/eligibility/crs/answers';
import type { CrsSections } from '@/eligibility/crs/crsRules';
import { crsRange } from '@/eligibility/crs/range';
import type { AdaptabilityItem, FswSections } from '@/eligibility/fsw/fswRules';
import { type FswInput, fswRange, meetsLanguage } from '@/eligibility/fsw/grid';
import type { WorkRules } from '@/eligibility/noc/teerRules';
import {
  ageOf,
  educationOf,
  isExpired,
  partnerComes,
  type PlainProfile,
  type ProfilePartner,
  validTests,
  yearsOf,
} from './plainProfile';

/** The levels of the partner's test. Null means no test, undefined unknown. */
function partnerLevels({ test }: ProfilePartner, today: Day): SomeLevels | null | undefined {
  if (test === undefined || test === null) return test;
  // A result that Express Entry does not count is as no test.
  return isExpired(test, today) || test.isOtherColumn === true ? null : test.levels;
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

/** The answers of the CRS estimator, with the tests that give the most points. */
export function crsFromProfile(
  profile: PlainProfile,
  rules: { readonly crs: CrsSections; readonly work: WorkRules | undefined },
  today: Day,
): CrsInput {
  const years = yearsOf(profile, rules.work, today);
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
  return withTests(rules.crs, input, testsOf(profile, today));
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

/** The answers of the grid, with the tests that meet the language minimum and give the most points. */
export function fswFromProfile(
  profile: PlainProfile,
  rules: { readonly grid: FswSections; readonly work: WorkRules | undefined },
  today: Day,
): FswInput {
  const { grid } = rules;
  const { canada, together } = yearsOf(profile, rules.work, today);
  const holds = adaptability(profile, canada?.years, today);
  const input: FswInput = {
    age: ageOf(profile, today),
    education: educationOf(profile),
    workYears: together?.years,
    offer: profile.arrangedEmployment,
    adaptability: grid.adaptability.rows.filter(({ item }) => holds[item]).map(({ id }) => id),
  };
  const declared = declarations(testsOf(profile, today)).map((languages) => ({ ...input, ...languages }));
  return best(declared, (each) => {
    const { least, most } = fswRange(grid, each).total;
    return [meetsLanguage(grid, each) === false ? 0 : 1, least, most];
  });
}

/** The levels of a person's valid tests by language, the newest first. */
type TestLevels = Readonly<Record<OfficialLanguage, readonly SomeLevels[]>>;

const testsOf = (profile: PlainProfile, today: Day): TestLevels => ({
  en: validTests(profile, 'en', today).map(({ levels }) => levels),
  fr: validTests(profile, 'fr', today).map(({ levels }) => levels),
});

/** The languages of the answers: null is none, undefined is unknown. */
interface Declaration {
  readonly first: { readonly language: OfficialLanguage; readonly clb: SomeLevels } | undefined;
  readonly second: { readonly language: OfficialLanguage; readonly clb: SomeLevels } | null;
}

/**
 * All ways to declare test results: one of each language, and either language as the first. With tests in one
 * language there is no second language; without a test the first language is unknown.
 */
function declarations({ en, fr }: TestLevels): readonly Declaration[] {
  const of = (language: OfficialLanguage, levels: readonly SomeLevels[]) =>
    levels.map((clb) => ({ language, clb }));
  const [english, french] = [of('en', en), of('fr', fr)];
  if (english.length === 0 || french.length === 0) {
    const firsts = [...english, ...french].map((first): Declaration => ({ first, second: null }));
    return firsts.length > 0 ? firsts : [{ first: undefined, second: null }];
  }
  const pairs = english.flatMap((one) => french.map((two) => [one, two] as const));
  return [
    ...pairs.map(([first, second]) => ({ first, second })),
    ...pairs.map(([second, first]) => ({ first, second })),
  ];
}

/** The choice with the highest values, compared one after another. The earlier one wins if all are equal. */
function best<T>(choices: readonly T[], valuesOf: (choice: T) => readonly number[]): T {
  const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at !== -1 && (one[at] ?? 0) > (other[at] ?? 0);
  };
  return choices.reduce((chosen, next) => (isBetter(valuesOf(next), valuesOf(chosen)) ? next : chosen));
}

/**
 * Fills in the languages with the test results that give the highest total (the highest minimum, then the
 * highest maximum). If totals are equal, English is the first language and the newer test counts.
 */
export function withTests(sections: CrsSections, input: CrsInput, tests: TestLevels): CrsInput {
  const declared = declarations(tests).map((languages) => ({ ...input, ...languages }));
  return best(declared, (each) => {
    const { least, most } = crsRange(sections, each).total;
    return [least, most];
  });
}
