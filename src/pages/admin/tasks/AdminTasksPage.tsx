import { adminTasks } from '@/api/endpoints/adminTasks';
import { type Task, TASK_KINDS, TASK_STATES } from '@/api/endpoints/tasks';
import { isPath } from '@/api/scalars';
import { RecordsPage } from '@/features/records/RecordsPage';
import { USERS } from '@/features/records/references';
import type { Resource, RowAction } from '@/features/records/resource';
import { withView } from '@/features/records/resourceParts';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { lazyDialog } from '@/ui/loading/lazyDialog';

/** A task as a row, with nested values as fields. */
export type FlatTask = Task & {
  readonly applicantId: string;
  readonly applicantName: string;
  readonly askedBy: string;
};

const flatTask = (task: Task): FlatTask => ({
  ...task,
  applicantId: task.applicant.id,
  applicantName: task.applicant.name,
  askedBy: task.by.name,
});

const STATES = optionsOf(TASK_STATES, 'tasks:state');
const REVIEW_NOTE = 1000;

type Outcome = 'done' | 'again' | 'reopen' | 'cancel';

/** An action that decides about a task, with a text to the applicant. */
const review = (
  id: RowAction['id'],
  icon: RowAction['icon'],
  outcome: Outcome,
  from: readonly FlatTask['state'][],
): RowAction<FlatTask> => ({
  id,
  icon,
  call: adminTasks.review,
  bulk: true,
  fields: [
    {
      name: 'note',
      label: 'records:fields.reviewNote',
      kind: 'long',
      maxLength: REVIEW_NOTE,
      ...(outcome === 'again' ? { required: true as const } : {}),
    },
  ],
  args: ({ id: task, lastModified }, { note }) => ({
    path: { id: task },
    body: { outcome, note: note ?? null, lastModified: lastModified ?? '' },
  }),
  when: ({ state }) => from.includes(state),
});

/** The tasks as an admin resource. An answer can neither be edited nor deleted. */
export const adminTaskList: Resource<FlatTask> = {
  id: 'tasks',
  route: 'adminTasks',
  title: 'title',
  version: 'lastModified',
  goesForGood: true,
  csv: 'export',
  // The width that is left beside the side menu in a window of 1280 px.
  columnsNeed: 60,
  isFixed: ({ state }) => state === 'submitted' || state === 'done',
  guard: ({ state }) => (state === 'open' ? {} : { edit: { key: 'records:guards.notOpen' } }),
  filters: [
    { name: 'state', label: 'fields:state', kind: 'choice', options: STATES },
    {
      name: 'due',
      label: 'records:fields.due',
      kind: 'choice',
      options: optionsOf(['overdue', 'week'], 'tasks:dueFilter'),
    },
    { name: 'applicantId', label: 'fields:applicant', kind: 'reference', source: USERS },
  ],
  fields: [
    { name: 'title', label: 'fields:heading', kind: 'text', required: true, maxLength: 120 },
    { name: 'text', label: 'records:fields.taskText', kind: 'long', maxLength: 2000 },
    {
      name: 'kind',
      label: 'records:fields.taskKind',
      kind: 'choice',
      required: true,
      options: optionsOf(TASK_KINDS, 'tasks:kind'),
    },
    {
      name: 'target',
      label: 'records:fields.target',
      kind: 'text',
      ltr: true,
      maxLength: 500,
      hint: 'target',
    },
    { name: 'dueOn', label: 'records:fields.due', kind: 'date', precision: 'day' },
  ],
  columns: [
    { name: 'title', sorts: true, width: 'minmax(9rem, 2fr)' },
    {
      name: 'applicantName',
      label: 'fields:applicant',
      kind: 'text',
      sorts: true,
      width: 'minmax(7rem, 1.2fr)',
    },
    {
      name: 'state',
      label: 'fields:state',
      kind: 'choice',
      options: STATES,
      sorts: true,
      width: 'minmax(6.5rem, 0.8fr)',
    },
    { name: 'dueOn', sorts: true, width: 'minmax(7rem, 0.6fr)' },
    { name: 'askedBy', label: 'records:fields.askedBy', kind: 'text', width: 'minmax(6.5rem, 1fr)' },
    {
      name: 'submittedAt',
      label: 'records:fields.submittedAt',
      kind: 'date',
      sorts: true,
      width: 'minmax(7rem, 0.6fr)',
    },
  ],
  check: ({ target }) =>
    new Map(
      typeof target === 'string' && target !== '' && !isPath(target)
        ? [['target', { key: 'records:rules.target' }]]
        : [],
    ),
  bodyOf: (values) => ({ ...values, text: values.text ?? '' }),
  endpoints: {
    list: withView(adminTasks.list, (page) => ({ ...page, data: page.data.map(flatTask) })),
    byId: withView(adminTasks.byId, flatTask),
    update: withView(adminTasks.update, flatTask),
    remove: adminTasks.remove,
  },
  adding: lazyDialog(() => import('@/features/tasks/AssignDialog').then((m) => m.AssignDialog)),
  panels: [
    {
      label: 'preview',
      icon: 'eye',
      dialog: lazyDialog(() => import('./TaskDialog').then((m) => m.TaskDialog)),
    },
  ],
  actions: [
    review('acceptTask', 'accept', 'done', ['submitted']),
    review('askAgain', 'mail', 'again', ['submitted']),
    review('cancelTask', 'close', 'cancel', ['open']),
    review('reopenTask', 'open', 'reopen', ['done', 'cancelled']),
  ],
};

/** /admin/tasks: the tasks that the agency assigns to applicants. */
export function AdminTasksPage() {
  return <RecordsPage resource={adminTaskList} />;
}
