import { expect, it } from 'vitest';
import type { Task } from '@/api/endpoints/tasks';
import { openByDueDay } from './taskReads';

it('the open tasks stand by due date, whatever order the server has', () => {
  const task = (dueOn: string | null, state = 'open') => ({ dueOn, state }) as Task;
  const data = [task(null), task('2026-11-20', 'done'), task('2026-11-30'), task('2026-11-01')];
  expect(openByDueDay({ data }).map(({ dueOn }) => dueOn)).toEqual(['2026-11-01', '2026-11-30', null]);
});
