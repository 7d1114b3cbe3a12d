import { objectOf } from '@/runtime/typed';
import {
  eachAbility,
  HIGHEST_LEVEL,
  LOWEST_LEVEL,
  type Levels,
  type OfficialLanguage,
  otherLanguage,
  type SomeLevels,
} from '@/eligibility/abilities';
import type { CrsAnswers, CrsInput, CrsPartner, CrsPartnerInput } from './answers';
import type { CrsSections } from './crsRules';
import { CRS_PARTS, type CrsPoints, crsPoints } from './points';

/**
 * The lowest and the highest number of points that are possible while answers are unknown. They are equal if
 * the points are certain.
 */
export interface Range {
  readonly least: number;
  readonly most: number;
}
export type CrsRanges = Readonly<Record<keyof CrsPoints, Range>>;

export const isCertain = (range: Range): boolean => range.least === range.most;

/** The values for unknown answers that give the fewest and the most points. */
const EXTREMES = {
  least: {
    age: 45,
    education: 'less-than-secondary',
    clb: LOWEST_LEVEL,
    second: null,
    years: 0,
    yes: false,
    canadianStudy: 'none',
    partner: { education: 'less-than-secondary', clb: null, canadianWorkYears: 0 },
    partnerClb: LOWEST_LEVEL,
  },
  most: {
    age: 25,
    education: 'doctoral',
    clb: HIGHEST_LEVEL,
    second: eachAbility(() => 9),
    years: 5,
    yes: true,
    canadianStudy: 'three-year-plus',
    partner: { education: 'doctoral', clb: eachAbility(() => 9), canadianWorkYears: 5 },
    partnerClb: 9,
  },
} as const satisfies Record<
  'least' | 'most',
  Pick<CrsAnswers, 'age' | 'education' | 'canadianStudy'> & {
    clb: number;
    second: Levels | null;
    years: number;
    yes: boolean;
    partner: CrsPartner;
    partnerClb: number;
  }
>;
type Extreme = keyof typeof EXTREMES;

const fillLevels = (known: SomeLevels, level: number): Levels =>
  eachAbility((ability) => known[ability] ?? level);

function fillPartner(partner: CrsPartnerInput, extreme: Extreme): CrsPartner {
  const { partner: filled, partnerClb } = EXTREMES[extreme];
  return {
    education: partner.education ?? filled.education,
    clb:
      partner.clb === undefined
        ? filled.clb
        : partner.clb === null
          ? null
          : fillLevels(partner.clb, partnerClb),
    canadianWorkYears: partner.canadianWorkYears ?? filled.canadianWorkYears,
  };
}

/** If neither language is known, both orders are tried, because the rest decides which is better. */
function firstLanguages({ first, second }: CrsInput): readonly OfficialLanguage[] {
  if (first?.language !== undefined) return [first.language];
  if (second?.language !== undefined) return [otherLanguage(second.language)];
  return ['en', 'fr'];
}

/** With and without a partner, if that is unknown. */
function partners({ spouse }: CrsInput, extreme: Extreme): readonly (CrsPartner | null)[] {
  if (spouse === null) return [null];
  return spouse === undefined ? [null, EXTREMES[extreme].partner] : [fillPartner(spouse, extreme)];
}

/** All complete answers that may give the fewest, or the most, points. */
function fillings(input: CrsInput, extreme: Extreme): CrsAnswers[] {
  const fill = EXTREMES[extreme];
  return firstLanguages(input).flatMap((language) => {
    const second =
      input.second === undefined
        ? fill.second
        : input.second === null
          ? null
          : fillLevels(input.second.clb, fill.clb);
    return partners(input, extreme).map((spouse) => ({
      age: input.age ?? fill.age,
      education: input.education ?? fill.education,
      first: { language, clb: fillLevels(input.first?.clb ?? {}, fill.clb) },
      second: second === null ? null : { language: otherLanguage(language), clb: second },
      canadianWorkYears: input.canadianWorkYears ?? fill.years,
      foreignWorkYears: input.foreignWorkYears ?? fill.years,
      spouse,
      certificate: input.certificate ?? fill.yes,
      nomination: input.nomination ?? fill.yes,
      sibling: input.sibling ?? fill.yes,
      canadianStudy: input.canadianStudy ?? fill.canadianStudy,
    }));
  });
}

/** The complete answers with the lowest total. */
export function leastAnswers(sections: CrsSections, input: CrsInput): CrsAnswers {
  const total = (answers: CrsAnswers): number => crsPoints(sections, answers).total;
  return fillings(input, 'least').reduce((best, next) => (total(next) < total(best) ? next : best));
}

/** The lowest and the highest possible points, for each row and in total. */
export function crsRange(sections: CrsSections, input: CrsInput, maxTotal?: number): CrsRanges {
  const of = (extreme: Extreme) =>
    fillings(input, extreme).map((answers) => crsPoints(sections, answers, maxTotal));
  const [least, most] = [of('least'), of('most')];
  const range = (part: keyof CrsPoints): Range => ({
    least: Math.min(...least.map((points) => points[part])),
    most: Math.max(...most.map((points) => points[part])),
  });
  return objectOf([...CRS_PARTS, 'core'], range);
}
