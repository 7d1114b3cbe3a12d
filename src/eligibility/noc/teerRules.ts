import type { Confidence, RuleFile } from '@/eligibility/ruleFile';

/** What the second digit of a NOC code means. */
export interface TeerCategory {
  readonly teer: number;
  /** English; the screens have their own texts. */
  readonly short: string;
  readonly countsForExpressEntry: boolean;
  /** The level that the Canadian Experience Class asks for; null where the work does not count. */
  readonly cecMinimumClb: number | null;
  readonly examples: readonly string[];
}

/** How work is counted: hours a week that make a full month, and how far back it counts. */
export interface WorkRules {
  readonly fullTimeHours: number;
  readonly lastYears: number;
  readonly confidence: Confidence;
}

export interface TeerSections {
  readonly classification: string;
  readonly teer: readonly TeerCategory[];
  /** By first digit. */
  readonly broadCategories: readonly string[];
  readonly work: WorkRules;
}

export type TeerRules = RuleFile<TeerSections>;
