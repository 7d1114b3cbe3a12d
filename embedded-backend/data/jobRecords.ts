/** The records of jobs, applications and saved items. Times are ISO strings. */
import type { Identified } from './Collection.ts';

export interface Salary {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
  readonly period: 'year' | 'month' | 'week' | 'hour';
  readonly text?: string;
}

export interface Needs {
  readonly experienceYears: number | null;
  readonly educationLevelId: string | null;
  readonly languages: readonly { readonly code: string; readonly level: string }[];
  readonly licence: string | null;
}

export interface Question {
  readonly id: string;
  readonly text: string;
  readonly kind: 'yesNo' | 'choice' | 'number' | 'text';
  readonly required: boolean;
  readonly options?: readonly { readonly id: string; readonly text: string }[];
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
}

export interface Employer {
  readonly verifiedOn: string | null;
  readonly website: string | null;
  readonly size: string | null;
  readonly foundedYear: number | null;
  readonly city: string | null;
  readonly about: string | null;
}

interface Days {
  readonly from: number;
  readonly to: number;
}

type JobTag = 'hot' | 'new' | 'remote';
export type JobType = 'full-time' | 'part-time' | 'contract' | 'temporary';
type CloseReason = 'filled' | 'expired' | 'withdrawn';

/** The fields that every job has, also in data files of earlier versions. */
export interface JobBasics extends Identified {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly countryCode: string | null;
  readonly salary: Salary | null;
  readonly experience: string | null;
  readonly skills: readonly string[];
  readonly benefits: readonly string[];
  readonly description: string | null;
  readonly requirements: readonly string[];
  readonly postedAt: string | null;
  readonly tags: readonly JobTag[];
  readonly type: JobType | null;
  readonly category: string | null;
}

/** The fields that data files of earlier versions lack. */
export interface JobFacts {
  readonly reference: string;
  readonly regionCode: string | null;
  readonly language: string | null;
  readonly openings: number | null;
  readonly hoursPerWeek: number | null;
  readonly startsOn: string | null;
  readonly nocCode: string | null;
  readonly workPermit: 'employerHelps' | 'notOffered' | null;
  readonly usualResponseDays: Days | null;
  /** Null: a draft. In the future: scheduled. */
  readonly publishAt: string | null;
  /** Null: open until somebody closes it. */
  readonly closesAt: string | null;
  /** When staff closed it. */
  readonly closedAt: string | null;
  readonly closedReason: CloseReason | null;
  readonly needs: Needs | null;
  readonly employer: Employer | null;
  readonly screening: readonly Question[] | null;
  /** Null: this job takes no documents. */
  readonly documentsAsked: readonly { readonly type: string; readonly required: boolean }[] | null;
  readonly coverLetter: 'none' | 'optional' | 'required' | null;
  readonly created: string;
  readonly lastModified: string;
}

export interface Job extends JobBasics, JobFacts {}

export type ApplicationStatus =
  | 'draft'
  | 'submitted'
  | 'inReview'
  | 'interview'
  | 'offer'
  | 'accepted'
  | 'declined'
  | 'rejected'
  | 'withdrawn';

export interface TimelineEntry {
  readonly id: string;
  readonly at: string;
  readonly status: ApplicationStatus;
  readonly by: 'you' | 'agency' | 'employer' | 'system';
  readonly note: string | null;
  /** Whether the applicant may read the note. */
  readonly visible: boolean;
  /** The entry is a note and changes no state. */
  readonly isNote?: true;
}

export interface Draft {
  readonly coverLetter: string | null;
  readonly answers: readonly { readonly questionId: string; readonly value: string | number | boolean }[];
  readonly documentIds: readonly string[];
  readonly step: string | number | null;
  readonly requestId: string | null;
}

export interface Sent {
  readonly at: string;
  readonly to: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly documents: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly uploadedAt: string;
  }[];
  readonly answers: readonly { readonly text: string; readonly value: string }[];
  readonly coverLetter: string | null;
  readonly consents: readonly {
    readonly id: string;
    readonly version: number;
    readonly text: string;
    readonly given: boolean;
    readonly at: string;
  }[];
}

/** An appointment, or times to choose from. Optional fields are missing in data files of earlier versions. */
export interface Interview {
  readonly id?: string;
  /** Null while no time is chosen. */
  readonly at: string | null;
  readonly minutes?: number | null;
  readonly kind: string | null;
  readonly place: string | null;
  /** IANA time zone of the person who proposed it. */
  readonly zone?: string | null;
  /** The proposed times; null for a time that the agency fixed. */
  readonly times?: readonly { readonly id: string; readonly at: string }[] | null;
  readonly answer?: {
    readonly timeId: string | null;
    readonly none: boolean;
    readonly note: string | null;
    readonly zone: string | null;
    readonly at: string;
  } | null;
  /** How often the application has been given a time. */
  readonly timesSet?: number;
}

export interface Application extends Identified {
  readonly userId: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly company: string;
  readonly status: ApplicationStatus;
  readonly coverLetter: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly reference: string;
  readonly location: string | null;
  readonly submittedAt: string | null;
  readonly seenAt: string | null;
  readonly timeline: readonly TimelineEntry[];
  readonly outcome: { readonly reason: string; readonly message: string | null } | null;
  readonly interview: Interview | null;
  readonly offer: {
    readonly text: string | null;
    readonly salary: Salary | null;
    readonly startsOn: string | null;
    readonly expiresAt: string;
  } | null;
  readonly usualResponseDays: Days | null;
  readonly nudges: readonly { readonly at: string; readonly message: string | null }[];
  /** The applicant's own note. It is in no answer to staff. */
  readonly note: { readonly text: string; readonly remindOn: string | null; readonly savedAt: string } | null;
  readonly draft: Draft | null;
  readonly sent: Sent | null;
  /** The client's ids of sends, and of moves and notes, that were done. The same id again changes nothing. */
  readonly requestIds: readonly string[];
  readonly moveIds: readonly string[];
  /** The client's ids of answers to proposed times. */
  readonly answerIds?: readonly string[];
}

export interface SavedJob extends Identified {
  readonly userId: string;
  readonly jobId: string;
  readonly savedAt: string;
}

export interface SavedSearch extends Identified {
  readonly userId: string;
  readonly name: string;
  readonly query: string;
  readonly seenAt: string;
  readonly createdAt: string;
}

export interface JobReport extends Identified {
  readonly jobId: string;
  readonly userId: string | null;
  readonly reason: string;
  readonly text: string | null;
  readonly email: string | null;
  readonly createdAt: string;
}
