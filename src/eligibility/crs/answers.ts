import type { Levels, OfficialLanguage, SomeLevels } from '@/eligibility/abilities';
import type { Credential } from '@/eligibility/credentials';
import type { CanadianStudy } from './crsRules';

/** A partner who comes along and is neither a citizen nor a permanent resident. `clb` null means no test. */
export interface CrsPartner {
  readonly education: Credential;
  readonly clb: Levels | null;
  readonly canadianWorkYears: number;
}

/**
 * All answers that points are given for, none unknown. Age and years are whole numbers; only skilled work
 * counts.
 */
export interface CrsAnswers {
  readonly age: number;
  readonly education: Credential;
  readonly first: { readonly language: OfficialLanguage; readonly clb: Levels };
  /** The other official language; null for none. */
  readonly second: { readonly language: OfficialLanguage; readonly clb: Levels } | null;
  readonly canadianWorkYears: number;
  readonly foreignWorkYears: number;
  /** Null if the points are counted without a partner. */
  readonly spouse: CrsPartner | null;
  readonly certificate: boolean;
  readonly nomination: boolean;
  /** Whether the person or the partner has a brother or sister in Canada. */
  readonly sibling: boolean;
  readonly canadianStudy: CanadianStudy;
}

type Unknown<Value> = { readonly [field in keyof Value]?: Value[field] | undefined };

/** A partner about whom some answers are unknown. */
export type CrsPartnerInput = Unknown<Omit<CrsPartner, 'clb'>> & {
  readonly clb?: SomeLevels | null | undefined;
};

interface LanguageInput {
  readonly language?: OfficialLanguage | undefined;
  readonly clb: SomeLevels;
}

/**
 * The answers of a person. Undefined means 'I don’t know', for a field, for a partner's field and for an
 * ability.
 */
export type CrsInput = Unknown<Omit<CrsAnswers, 'first' | 'second' | 'spouse'>> & {
  readonly first?: LanguageInput | undefined;
  readonly second?: LanguageInput | null | undefined;
  readonly spouse?: CrsPartnerInput | null | undefined;
  /**
   * Used if `spouse` is null: whether there is a partner who stays behind or needs no visa. It changes no
   * points.
   */
  readonly partnerStays?: boolean | undefined;
};

/** The questions, in the order in which they are asked. */
export const CRS_FIELDS = [
  'age',
  'education',
  'first',
  'second',
  'canadianWorkYears',
  'foreignWorkYears',
  'spouse',
  'certificate',
  'nomination',
  'sibling',
  'canadianStudy',
] as const;
export type CrsField = (typeof CRS_FIELDS)[number];

const someUnknown = (values: readonly unknown[]): boolean => values.includes(undefined);

const unknownLevels = (clb: SomeLevels): boolean =>
  someUnknown([clb.listening, clb.reading, clb.writing, clb.speaking]);

/** Whether a question is not answered, or not completely. */
export function isUnknown(input: CrsInput, field: CrsField): boolean {
  const value = input[field];
  if (value === undefined) return true;
  if (field === 'first') return input.first === undefined || unknownLanguage(input.first);
  if (field === 'second') {
    // The language of `second` need not be known, because it is the other one.
    return input.second !== undefined && input.second !== null && unknownLevels(input.second.clb);
  }
  if (field !== 'spouse' || input.spouse === null || input.spouse === undefined) return false;
  const { education, clb, canadianWorkYears } = input.spouse;
  return (
    someUnknown([education, clb, canadianWorkYears]) ||
    (clb !== null && clb !== undefined && unknownLevels(clb))
  );
}

const unknownLanguage = (first: LanguageInput): boolean =>
  first.language === undefined || unknownLevels(first.clb);

/** The questions that still need an answer. */
export const unknownFields = (input: CrsInput): CrsField[] =>
  CRS_FIELDS.filter((field) => isUnknown(input, field));
