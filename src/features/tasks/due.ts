import { useTranslation } from 'react-i18next';
import type { Task } from '@/api/endpoints/tasks';
import { daysLeft } from '@/eligibility/calendar';
import { formatNumber } from '@/i18n/format';
import { useMinute } from '@/ui/useNow';

/** Sorts tasks by due date; tasks without one come last. */
export const byDueDay = (a: Task, b: Task): number => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9');

/** The due date of a task as text, in the reader's time zone: 'Due in 3 days'. */
export function useDue({ dueOn }: Pick<Task, 'dueOn'>): { readonly text: string; readonly isOver: boolean } {
  const { t } = useTranslation('tasks');
  const now = useMinute();
  if (dueOn === null || now === null) return { text: t('noDue'), isOver: false };
  const days = daysLeft(dueOn, now);
  if (days === 0) return { text: t('due.today'), isOver: false };
  const count = Math.abs(days);
  const values = { count, formatted: formatNumber(count) };
  return days < 0
    ? { text: t('due.over', values), isOver: true }
    : { text: t('due.in', values), isOver: false };
}
