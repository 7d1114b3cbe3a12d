import type { Day } from '@/eligibility/calendar';
import type { Confidence, RuleFile } from '@/eligibility/ruleFile';

/** How long a document is valid. The months run from its start; 'ownExpiry' is the date printed on it. */
interface Validity {
  readonly type: 'fixed' | 'issuedWithin' | 'issuedAfter' | 'takenWithin' | 'ownExpiry' | 'snapshot' | 'none';
  readonly months?: number;
  /** For 'ownExpiry': how many months earlier we advise to renew it. It does not change the state. */
  readonly marginMonths?: number;
}

export interface PaperRule {
  readonly id: string;
  /** The type under which the document is stored. */
  readonly type: string;
  readonly stages: readonly string[];
  readonly validity: Validity;
  readonly confidence: Confidence;
  /** Our suggestion of how many months a new one takes. Absent if we have none. */
  readonly leadMonths?: number;
  /** The document is needed only with a nomination, or only with a job offer. */
  readonly onlyWith?: 'nomination' | 'jobOffer';
}

/** The programmes that a plan can be for. */
export const PROGRAMMES = ['fsw', 'cec', 'fst', 'job', 'work-permit'] as const;
export type Programme = (typeof PROGRAMMES)[number];

/** Canadian dollars by family size, starting with one person. The table is replaced once a year. */
interface FundsTable {
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
  /** Ids of documents by programme. We made these lists. */
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

/** The money that a family must prove, in whole Canadian dollars, by its number of people. */
export function fundsFor({ byFamilySize, eachFurtherMember }: FundsTable, people: number): number {
  const size = Math.max(1, people);
  const last = byFamilySize.at(-1) ?? 0;
  return byFamilySize[size - 1] ?? last + (size - byFamilySize.length) * eachFurtherMember;
}
