import type { Levels, OfficialLanguage, SomeLevels } from '@/eligibility/abilities';
import type { Credential } from '@/eligibility/credentials';
import type { CanadianStudy } from './crsRules';

/** A partner who comes along and is neither a citizen nor a permanent resident; `clb` null is no test. */
export interface CrsPartner {
  readonly education: Credential;
  readonly clb: Levels | null;
  readonly canadianWorkYears: number;
}

/** Everything that points are given for, all of it known. Age and years are whole; years of skilled work. */
export interface CrsAnswers {
  readonly age: number;
  readonly education: Credential;
  readonly first: { readonly language: OfficialLanguage; readonly clb: Levels };
  /** The other official language; null is none. */
  readonly second: { readonly language: OfficialLanguage; readonly clb: Levels } | null;
  readonly canadianWorkYears: number;
  readonly foreignWorkYears: number;
  /** Null is scored without a partner. */
  readonly spouse: CrsPartner | null;
  readonly certificate: boolean;
  readonly nomination: boolean;
  /** A brother or sister of either of both. */
  readonly sibling: boolean;
  readonly canadianStudy: CanadianStudy;
}

type Unknown<Value> = { readonly [field in keyof Value]?: Value[field] | undefined };

/** A partner of whom not everything is known. */
export type CrsPartnerInput = Unknown<Omit<CrsPartner, 'clb'>> & {
  readonly clb?: SomeLevels | null | undefined;
};

interface LanguageInput {
  readonly language?: OfficialLanguage | undefined;
  readonly clb: SomeLevels;
}

/** What a person answered: undefined is 'I don’t know', of a field, of a partner's field and of one ability. */
export type CrsInput = Unknown<Omit<CrsAnswers, 'first' | 'second' | 'spouse'>> & {
  readonly first?: LanguageInput | undefined;
  readonly second?: LanguageInput | null | undefined;
  readonly spouse?: CrsPartnerInput | null | undefined;
  /** With `spouse` null: there is a partner, who stays behind or needs no visa. Counts for nothing. */
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

/** Whether a question is not, or not wholly, answered. */
export function isUnknown(input: CrsInput, field: CrsField): boolean {
  const value = input[field];
  if (value === undefined) return true;
  if (field === 'first') return input.first === undefined || unknownLanguage(input.first);
  if (field === 'second') {
    // Its language is the one that the first is not.
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
