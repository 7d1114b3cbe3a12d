import { TASK_KINDS } from '@/api/endpoints/tasks';

/** What may be chosen of a task, with its name among the texts. */
export const KIND_OPTIONS = TASK_KINDS.map((value) => ({ value, label: { key: `tasks:kind.${value}` } }));
export const DUE_OPTIONS = (['overdue', 'week'] as const).map((value) => ({
  value,
  label: { key: `tasks:dueFilter.${value}` },
}));
