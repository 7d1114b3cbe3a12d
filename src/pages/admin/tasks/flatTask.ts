import type { Task } from '@/api/endpoints/tasks';

/** A task as a row, with nested values as fields. */
export type FlatTask = Task & {
  readonly applicantId: string;
  readonly applicantName: string;
  readonly askedBy: string;
};

export const flatTask = (task: Task): FlatTask => ({
  ...task,
  applicantId: task.applicant.id,
  applicantName: task.applicant.name,
  askedBy: task.by.name,
});
