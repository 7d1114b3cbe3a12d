/** The records of the parts of a profile. Days are YYYY-MM-DD, months YYYY-MM; null means unanswered. */
import type { Identified } from './Collection.ts';

interface Part extends Identified {
  readonly userId: string;
  readonly lastModified: string;
}

export interface Education extends Part {
  readonly credential: string | null;
  readonly educationLevelId: string | null;
  readonly name: string;
  readonly field: string | null;
  readonly institution: string;
  readonly countryId: string | null;
  readonly startedOn: string | null;
  readonly finishedOn: string | null;
  readonly inProgress: boolean;
  readonly fullTime: boolean | null;
  readonly eca: {
    readonly status: 'none' | 'ordered' | 'done';
    readonly body: string | null;
    readonly referenceNo: string | null;
    readonly issuedOn: string | null;
  };
  readonly documentId: string | null;
}

export interface Experience extends Part {
  readonly title: string;
  readonly employer: string;
  readonly countryId: string | null;
  readonly city: string | null;
  readonly startedOn: string | null;
  readonly finishedOn: string | null;
  readonly hoursPerWeek: number | null;
  readonly paid: boolean | null;
  readonly selfEmployed: boolean | null;
  readonly duties: readonly string[];
  readonly nocCode: string | null;
  readonly documentId: string | null;
}

export interface Scores {
  readonly listening: string;
  readonly reading: string;
  readonly writing: string;
  readonly speaking: string;
}
type Chart = 'old-score' | '699';

export interface LanguageTest extends Part {
  readonly name: string;
  readonly language: string;
  readonly score: string;
  readonly testCode: string | null;
  readonly scores: Scores | null;
  readonly chart: Chart | null;
  readonly takenOn: string | null;
  readonly resultOn: string | null;
  readonly certificateNo: string | null;
  readonly documentId: string | null;
}

interface PartnerTest {
  readonly testCode: string;
  readonly scores: Scores;
  readonly chart: Chart | null;
  readonly takenOn: string | null;
}

/** Its id is the user's. */
export interface Family extends Part {
  readonly maritalStatus: 'single' | 'partner' | null;
  readonly partner: {
    readonly accompanies: boolean | null;
    readonly citizenOrResident: boolean | null;
    readonly dateOfBirth: string | null;
    readonly credential: string | null;
    readonly test: PartnerTest | 'none' | null;
    readonly canadianWorkYears: number | null;
    readonly canadianStudy: boolean | null;
  } | null;
  readonly dependants: readonly {
    readonly id: string;
    readonly relation: 'child' | 'other';
    readonly dateOfBirth: string | null;
    readonly accompanies: boolean | null;
  }[];
  readonly siblingInCanada: boolean | null;
  readonly relativeInCanada: boolean | null;
}

/** Its id is the user's. */
export interface Destination extends Part {
  readonly countryIds: readonly string[];
  readonly provinces: readonly string[];
  readonly earliestStart: string | null;
  readonly remote: boolean | null;
  readonly programme: 'fsw' | 'cec' | 'fst' | 'job' | 'work-permit' | null;
  readonly canadianStudy: 'none' | 'one-or-two-year' | 'three-year-plus' | null;
  readonly certificate: boolean | null;
  readonly nomination: boolean | null;
  readonly arrangedEmployment: boolean | null;
}

/** The fields of a part that the person writes. */
export type PartFields<P extends Part> = Omit<P, 'id' | 'userId' | 'lastModified'>;
