import type { Confidence, RuleFile } from '@/eligibility/ruleFile';

/** The meaning of the second digit of a NOC code. */
interface TeerCategory {
  readonly teer: number;
  /** In English; the screens have their own texts. */
  readonly short: string;
  readonly countsForExpressEntry: boolean;
  /** The level that the Canadian Experience Class requires; null if this work does not count. */
  readonly cecMinimumClb: number | null;
  readonly examples: readonly string[];
}

/** How work is counted: the weekly hours of a full month, and how many past years count. */
export interface WorkRules {
  readonly fullTimeHours: number;
  readonly lastYears: number;
  readonly confidence: Confidence;
}

interface TeerSections {
  readonly classification: string;
  readonly teer: readonly TeerCategory[];
  /** By the first digit of the code. */
  readonly broadCategories: readonly string[];
  readonly work: WorkRules;
}

export type TeerRules = RuleFile<TeerSections>;
