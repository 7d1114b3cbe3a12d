import { expect, it } from 'vitest';
import type { Task } from '@/api/endpoints/tasks';
import type { AnyResource } from '@/features/records/resource';
import { rowButtons } from '@/features/records/rowButtons';
import { adminTaskList } from './AdminTasksPage';

it.each([
  ['open', ['edit', 'delete']],
  ['submitted', []],
  ['done', []],
  ['cancelled', ['edit: records:guards.notOpen', 'delete']],
] satisfies [Task['state'], string[]][])("a task that is %s: the agency's actions", (state, own) => {
  const resource: AnyResource = adminTaskList;
  const buttons = rowButtons(resource, { id: 'task-1', state }, { id: 'admin', roles: [] });
  const said = buttons
    .filter(({ what }) => 'own' in what)
    .map(({ key, why }) => (why === undefined ? key : `${key}: ${'key' in why ? why.key : ''}`));
  expect(said).toEqual(own);
});
