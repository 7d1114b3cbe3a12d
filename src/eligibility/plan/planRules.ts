import type { Day } from '@/eligibility/calendar';
import type { Confidence, RuleFile } from '@/eligibility/ruleFile';

/** How long a paper is good for. Months run from its start; an own expiry is the day printed on it. */
export interface Validity {
  readonly type: 'fixed' | 'issuedWithin' | 'issuedAfter' | 'takenWithin' | 'ownExpiry' | 'snapshot' | 'none';
  readonly months?: number;
  /** Of an own expiry: advice to renew this long before, never a state. */
  readonly marginMonths?: number;
}

export interface PaperRule {
  readonly id: string;
  /** The type of document that it is stored as. */
  readonly type: string;
  readonly stages: readonly string[];
  readonly validity: Validity;
  readonly confidence: Confidence;
  /** How long it takes to get a new one: our suggestion. Absent where nothing can be suggested. */
  readonly leadMonths?: number;
  /** Belongs to a plan only with a nomination, or with a job offer. */
  readonly onlyWith?: 'nomination' | 'jobOffer';
}

/** Whose plan it is. */
export const PROGRAMMES = ['fsw', 'cec', 'fst', 'job', 'work-permit'] as const;
export type Programme = (typeof PROGRAMMES)[number];

/** Canadian dollars by size of the family, of one person first; the table is renewed once a year. */
export interface FundsTable {
  readonly effectiveFrom: Day;
  readonly byFamilySize: readonly number[];
  readonly eachFurtherMember: number;
  readonly confidence: Confidence;
  readonly mayBeOutOfDate: boolean;
}

export interface PlanSections {
  readonly invitation: {
    readonly days: number;
    readonly effectiveFrom: Day;
    readonly confidence: Confidence;
  };
  readonly documents: readonly PaperRule[];
  /** Ids of documents by programme; the lists are ours. */
  readonly programmes: Readonly<Record<Programme, readonly string[]>> & { readonly confidence: Confidence };
  readonly policeCertificates: {
    readonly months: number;
    readonly lastYears: number;
    readonly fromAge: number;
    readonly notIn: string;
  };
  readonly funds: FundsTable;
}

export type PlanRules = RuleFile<PlanSections>;

/** The money that a family of some size must show, in whole Canadian dollars. */
export function fundsFor({ byFamilySize, eachFurtherMember }: FundsTable, people: number): number {
  const size = Math.max(1, people);
  const last = byFamilySize.at(-1) ?? 0;
  return byFamilySize[size - 1] ?? last + (size - byFamilySize.length) * eachFurtherMember;
}
