import type { Identified } from './Collection.ts';

export const TASK_STATES = ['open', 'submitted', 'done', 'cancelled'] as const;
export type TaskState = (typeof TASK_STATES)[number];
export const TASK_KINDS = ['document', 'profile', 'other'] as const;

/** A task that the agency gives an applicant. */
export interface Task extends Identified {
  /** The applicant. */
  readonly userId: string;
  readonly title: string;
  readonly text: string;
  readonly kind: (typeof TASK_KINDS)[number];
  /** A path of the app, where the task is done. */
  readonly target: string | null;
  /** A calendar day. */
  readonly dueOn: string | null;
  readonly state: TaskState;
  /** What the applicant wrote in their answer. */
  readonly note: string | null;
  /** The attached documents, with their names at that time. */
  readonly documents: readonly { readonly id: string; readonly name: string }[];
  /** What the agency wrote in its review. */
  readonly reviewNote: string | null;
  /** Why the applicant can't do it. */
  readonly reason: string | null;
  readonly threadId: string | null;
  readonly by: { readonly id: string; readonly name: string };
  readonly submittedAt: string | null;
  /** The client's ids of the applicant's writes that were done. The same id again changes nothing. */
  readonly clientIds: readonly string[];
  readonly created: string;
  readonly lastModified: string;
}

/**
 * The result of an assignment to several people. Its id consists of the ids of the administrator and the
 * client.
 */
export interface TaskAssignment extends Identified {
  readonly userId: string;
  readonly updated: number;
  readonly failed: readonly { readonly id: string; readonly message: string }[];
}
