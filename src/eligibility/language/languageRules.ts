import type { OfficialLanguage, PerAbility } from '@/eligibility/abilities';
import type { Day } from '@/eligibility/calendar';
import type { Confidence, RuleFile } from '@/eligibility/ruleFile';

/**
 * The scores that can be typed for an ability. `belowLowest` is a word for a result below the scale (CELPIP's
 * M).
 */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly belowLowest?: string;
}

/** Converts the scores of a test to levels, for results within some dates. */
export interface Chart {
  /** 'all', or for TEF 'old-score', '699-2019', '699-2023'. */
  readonly id: string;
  readonly confidence: Confidence;
  readonly effectiveFrom: Day | null;
  readonly effectiveTo?: Day | null;
  /** Pairs of a level and the lowest score for it, highest first. */
  readonly thresholds: PerAbility<readonly (readonly [level: number, score: number])[]>;
  readonly scale: PerAbility<Scale>;
}

/** A language test that Express Entry accepts. Its name is official and is not translated. */
export interface LanguageTestRules {
  readonly id: string;
  readonly name: string;
  readonly language: OfficialLanguage;
  /** The lowest level in the charts. A lower result has no level. */
  readonly lowest: number;
  readonly acceptedFrom?: Day;
  readonly charts: readonly Chart[];
}

/** The levels that a programme requires, by TEER category if they depend on the occupation. */
export interface ProgrammeMinimum {
  readonly id: 'fsw' | 'cec' | 'fst';
  readonly confidence: Confidence;
  readonly minimum: readonly { readonly teer?: readonly number[]; readonly clb: PerAbility<number> }[];
}

export interface LanguageSections {
  readonly tests: readonly LanguageTestRules[];
  readonly programmes: readonly ProgrammeMinimum[];
}

export type LanguageRules = RuleFile<LanguageSections>;
