import type { Identified } from './Collection.ts';

export const TASK_STATES = ['open', 'submitted', 'done', 'cancelled'] as const;
export type TaskState = (typeof TASK_STATES)[number];
export const TASK_KINDS = ['document', 'profile', 'other'] as const;

/** Something that the agency asks of an applicant. */
export interface Task extends Identified {
  /** Whose task it is. */
  readonly userId: string;
  readonly title: string;
  readonly text: string;
  readonly kind: (typeof TASK_KINDS)[number];
  /** A path of the app, where it is done. */
  readonly target: string | null;
  /** A calendar day. */
  readonly dueOn: string | null;
  readonly state: TaskState;
  /** What the applicant wrote when submitting. */
  readonly note: string | null;
  /** What was attached, under the names of that time. */
  readonly documents: readonly { readonly id: string; readonly name: string }[];
  /** What the agency wrote when it looked at the answer. */
  readonly reviewNote: string | null;
  /** Why the applicant can't do it. */
  readonly reason: string | null;
  readonly threadId: string | null;
  readonly by: { readonly id: string; readonly name: string };
  readonly submittedAt: string | null;
  /** Ids of the applicant's writes that were answered: the same one again changes nothing. */
  readonly clientIds: readonly string[];
  readonly created: string;
  readonly lastModified: string;
}

/** What one assignment to a selection made; its id is the administrator's and the client's. */
export interface TaskAssignment extends Identified {
  readonly userId: string;
  readonly updated: number;
  readonly failed: readonly { readonly id: string; readonly message: string }[];
}
