import type { Credential } from '@/eligibility/credentials';
import type { Confidence, RuleFile } from '@/eligibility/ruleFile';

interface Factor {
  readonly max: number;
  readonly confidence: Confidence;
}

/** What the rows of adaptability require; each has a text. */
export type AdaptabilityItem =
  | 'partner-language'
  | 'partner-study'
  | 'partner-work'
  | 'study'
  | 'work'
  | 'offer'
  | 'relative';

interface AdaptabilityRow {
  /** The id in links: a1, a2, … in the order of the data. */
  readonly id: string;
  readonly item: AdaptabilityItem;
  readonly points: number;
}

/** The grid of the Federal Skilled Worker program, as in `rules/fsw67.json`. All points are whole numbers. */
export interface FswSections {
  readonly language: Factor & {
    readonly first: {
      readonly max: number;
      readonly perAbility: readonly { readonly minClb: number; readonly points: number }[];
    };
    readonly second: { readonly max: number; readonly minClb: number };
  };
  readonly education: Factor & {
    readonly rows: readonly { readonly level: Credential; readonly points: number }[];
  };
  readonly workExperience: Factor & {
    readonly rows: readonly {
      readonly minYears: number;
      readonly maxYears: number | null;
      readonly points: number;
    }[];
  };
  readonly age: Factor & {
    readonly rows: readonly {
      readonly minAge: number | null;
      readonly maxAge: number | null;
      readonly points: number;
    }[];
  };
  readonly arrangedEmployment: Factor & { readonly points: number };
  readonly adaptability: Factor & { readonly rows: readonly AdaptabilityRow[] };
  /** The minimums, which must be met whatever the total is. */
  readonly minimums: {
    readonly clb: number;
    readonly workYears: number;
    readonly education: Credential;
  };
}

export type FswRules = RuleFile<FswSections>;
