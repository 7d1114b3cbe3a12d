import type { Credential } from '@/eligibility/credentials';
import type { RuleFile } from '@/eligibility/ruleFile';

/** Points with and without a partner who is counted. */
export interface ByPartner {
  readonly withSpouse: number;
  readonly withoutSpouse: number;
}

interface AgeRow extends ByPartner {
  readonly minAge: number | null;
  readonly maxAge: number | null;
}
export interface LevelRow {
  readonly minClb: number | null;
  readonly maxClb: number | null;
}
export interface YearsRow {
  readonly minYears: number;
  readonly maxYears: number | null;
}
interface Points {
  readonly points: number;
}
interface Table<Row, Cap = ByPartner> {
  readonly cap: Cap;
  readonly rows: readonly Row[];
}

type EducationTier = 'none' | 'mid' | 'top';
export type LanguageTier = 'below7' | 'clb7' | 'clb9';
export type CertificateTier = 'below5' | 'clb5' | 'clb7';
export type CanadianWorkTier = '0' | '1' | '2+';
export type ForeignWorkTier = '0' | '1-2' | '3+';
type Grid<Row extends string, Column extends string> = Readonly<
  Record<Row, Readonly<Record<Column, number>>>
>;

type TransferabilityGroup = 'education' | 'foreignWork' | 'certificate';

export const CANADIAN_STUDIES = ['none', 'one-or-two-year', 'three-year-plus'] as const;
export type CanadianStudy = (typeof CANADIAN_STUDIES)[number];

/** The tables of the Comprehensive Ranking System, as in `rules/crs.json`. All points are whole numbers. */
export interface CrsSections {
  readonly A_core: {
    readonly cap: ByPartner;
    readonly age: Table<AgeRow>;
    readonly education: Table<ByPartner & { readonly level: Credential }>;
    readonly firstOfficialLanguage: Table<ByPartner & LevelRow>;
    readonly secondOfficialLanguage: Table<ByPartner & LevelRow>;
    readonly canadianWorkExperience: Table<ByPartner & YearsRow>;
  };
  readonly B_spouse: {
    readonly cap: number;
    readonly spouseEducation: Table<Points & { readonly level: Credential }, number>;
    readonly spouseFirstOfficialLanguage: Table<Points & LevelRow, number>;
    readonly spouseCanadianWorkExperience: Table<Points & YearsRow, number>;
  };
  readonly C_skillTransferability: {
    readonly cap: number;
    readonly groups: Readonly<Record<TransferabilityGroup, { readonly cap: number }>>;
    readonly educationTier: Readonly<Record<Credential, EducationTier>>;
    readonly C1_educationLanguage: Grid<EducationTier, LanguageTier>;
    readonly C2_educationCanadianWork: Grid<EducationTier, CanadianWorkTier>;
    readonly C3_foreignWorkLanguage: Grid<ForeignWorkTier, LanguageTier>;
    readonly C4_foreignWorkCanadianWork: Grid<ForeignWorkTier, CanadianWorkTier>;
    readonly C5_certificateLanguage: Grid<'no' | 'yes', CertificateTier>;
  };
  readonly D_additional: {
    readonly cap: number;
    readonly provincialNomination: number;
    /**
     * French at level `minFrench` in all four abilities gives `points`, or `withEnglish` if English is at
     * `minEnglish` in all four.
     */
    readonly frenchLanguage: {
      readonly minFrench: number;
      readonly minEnglish: number;
      readonly points: number;
      readonly withEnglish: number;
    };
    readonly siblingInCanada: number;
    readonly canadianStudy: Readonly<Record<CanadianStudy, number>>;
  };
}

export type CrsRules = RuleFile<CrsSections>;
