import type { AnyArgs } from '../../src/api/endpoint';
import { at, type Case, type Stage } from './endpointStage';

/** The tasks that the agency assigns, for both sides. */
const ASKED = {
  title: 'Scan your diploma',
  text: 'Both sides, please.',
  kind: 'document',
  target: '/documents',
  dueOn: '2026-12-20',
};
const task =
  (id: string, body: Readonly<Record<string, unknown>> = {}) =>
  ({ backend }: Stage): AnyArgs => {
    const { lastModified } = backend.data.tasks.require(id);
    return at({ id }, { body: { lastModified, ...body } });
  };
const answered =
  (id: string, body: Readonly<Record<string, unknown>> = {}) =>
  (stage: Stage): AnyArgs => {
    stage.backend.data.tasks.update(id, { state: 'submitted' });
    return task(id, body)(stage);
  };

export const TASK_CASES: Readonly<Record<string, Case>> = {
  'tasks.list': { as: 'user', args: { query: { page: 1, pageSize: 2, state: 'open' } } },
  'tasks.byId': { as: 'user', args: at({ id: 'task-3' }) },
  'tasks.submit': {
    as: 'user',
    args: task('task-1', { clientId: 'submit-1', note: 'Here it is', documentIds: ['document-1'] }),
  },
  'tasks.decline': { as: 'user', args: task('task-2', { clientId: 'decline-1', reason: 'It was lost.' }) },
  'tasks.takeBack': { as: 'user', args: answered('task-2') },
  'adminTasks.list': {
    as: 'admin',
    args: { query: { page: 1, pageSize: 5, sort: 'dueOn', state: 'open', due: 'overdue' } },
  },
  'adminTasks.byId': { as: 'admin', args: at({ id: 'task-1' }) },
  'adminTasks.update': { as: 'admin', args: task('task-1', ASKED) },
  'adminTasks.remove': { as: 'admin', args: at({ id: 'task-1' }) },
  'adminTasks.review': {
    as: 'admin',
    args: answered('task-1', { outcome: 'again', note: 'The second page too.' }),
  },
  'adminTasks.assign': {
    as: 'admin',
    args: { body: { ...ASKED, clientId: 'assign-1', applicantIds: ['user-demo', 'nobody'] } },
  },
};
