import { TASK_KINDS } from '@/api/endpoints/tasks';

/** The values of a task's fields that can be chosen, with their names. */
export const KIND_OPTIONS = TASK_KINDS.map((value) => ({ value, label: { key: `tasks:kind.${value}` } }));
export const DUE_OPTIONS = (['overdue', 'week'] as const).map((value) => ({
  value,
  label: { key: `tasks:dueFilter.${value}` },
}));
