import type { Task } from '@/api/endpoints/tasks';

/** A task as a row of the list: what stands deeper in the record, as fields of their own. */
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
