import { isoNow } from '../backend.ts';
import { TASK_STATES, type Task } from '../data/taskRecords.ts';
import { HttpFailure } from '../http/HttpFailure.ts';
import { pagedList, type ListRule } from '../http/paging.ts';
import { del, get, json, post, put, type Resource } from '../http/route.ts';
import { notify } from '../notifications/notify.ts';
import { isLeaving } from '../privacy/leaving.ts';
import { isBlocked } from '../security/sessions.ts';
import { newId } from '../security/tokens.ts';
import { isDue, newTask, NOTE, readAsked, refuseChanged, taskView, writeTask } from '../tasks/tasks.ts';

const BASE = '/api/admin/tasks';
const MOST_AT_ONCE = 200;
const OUTCOMES = ['done', 'again', 'reopen', 'cancel'] as const;

/** For each decision the states in which it is allowed and the new state. */
const STEPS = {
  done: { from: ['submitted'], to: 'done' },
  again: { from: ['submitted'], to: 'open' },
  reopen: { from: ['done', 'cancelled'], to: 'open' },
  cancel: { from: ['open'], to: 'cancelled' },
} as const;

/** The tasks that the agency gives applicants. */
export const adminTasks: Resource = (backend) => {
  const { tasks, taskAssignments, users } = backend.data;
  const view = (task: Task) => taskView(backend, task);
  const applicantOf = (task: Task): string => view(task).applicant.name;
  const notifyApplicant = ({ id, userId, title: name }: Task, kind: string, title: string): void => {
    notify(backend, {
      userId,
      topic: 'tasks',
      kind,
      title,
      params: { title: name },
      link: `/tasks/${id}`,
    });
  };
  const list: ListRule<Task> = {
    search: (task) => [task.title, task.text, applicantOf(task), users.get(task.userId)?.email],
    sort: {
      title: ({ title }) => title,
      applicant: applicantOf,
      applicantName: applicantOf,
      state: ({ state }) => TASK_STATES.indexOf(state),
      dueOn: ({ dueOn }) => dueOn,
      submittedAt: ({ submittedAt }) => submittedAt,
      lastModified: ({ lastModified }) => lastModified,
    },
    defaultSort: 'lastModified',
    defaultOrder: 'desc',
    pageSize: 20,
    filters: {
      state: (task, state) => task.state === state,
      due: (task, due) => (due !== 'overdue' && due !== 'week') || isDue(backend, task, due),
      applicantId: (task, id) => task.userId === id,
    },
  };

  return [
    get(BASE, ({ admin, query }) => {
      admin();
      const page = pagedList(tasks.all(), query, list);
      return { ...page, data: page.data.map(view) };
    }),
    get(`${BASE}/:id`, ({ admin, param }) => {
      admin();
      return view(tasks.require(param('id')));
    }),
    put(`${BASE}/:id`, async ({ admin, form: read, param }) => {
      admin();
      const task = tasks.require(param('id'));
      const form = await read();
      const asked = readAsked(form);
      const seen = form.text('lastModified', { max: 40 });
      form.done();
      refuseChanged(backend, task, ['open'], seen);
      return writeTask(backend, task, asked);
    }),
    del(`${BASE}/:id`, ({ admin, param }) => {
      admin();
      const task = tasks.require(param('id'));
      refuseChanged(backend, task, ['open', 'cancelled']);
      tasks.delete(task.id);
    }),

    put(`${BASE}/:id/review`, async ({ admin, form: read, param }) => {
      admin();
      const task = tasks.require(param('id'));
      const form = await read();
      const outcome = form.word('outcome', OUTCOMES);
      if (outcome === undefined && !form.has('outcome')) form.fail('outcome', 'This field is required.');
      const reviewNote =
        (outcome === 'again' ? form.required('note', NOTE) : form.text('note', NOTE)) ?? null;
      const seen = form.required('lastModified', { max: 40 });
      form.done();
      const { from, to } = STEPS[outcome ?? 'done'];
      refuseChanged(backend, task, from, seen);
      const written = writeTask(backend, task, { state: to, reviewNote });
      if (outcome === 'again') notifyApplicant(task, 'taskReturned', 'A task was sent back');
      if (outcome === 'done') notifyApplicant(task, 'taskDone', 'A task is done');
      return written;
    }),

    post(`${BASE}/assign`, async ({ admin, form: read }) => {
      const by = admin();
      const form = await read();
      const clientId = form.required('clientId', { max: 100 });
      const id = `${by.id}~${clientId}`;
      const before = taskAssignments.get(id);
      if (before !== undefined) return { updated: before.updated, failed: before.failed };
      const people = form.texts('applicantIds', MOST_AT_ONCE) ?? [];
      if (people.length === 0) form.fail('applicantIds', 'Choose at least one person.');
      const asked = readAsked(form);
      form.done();
      const failed: { id: string; message: string }[] = [];
      for (const userId of new Set(people)) {
        try {
          if (isBlocked(users.require(userId))) throw new HttpFailure(409, 'This account is blocked.');
          if (isLeaving(backend, userId)) throw new HttpFailure(409, 'This account is being deleted.');
          const task = tasks.put(newTask(backend, { ...asked, id: newId(), userId }, by.id, isoNow(backend)));
          notifyApplicant(task, 'taskAssigned', 'A new task');
        } catch (error) {
          if (!(error instanceof HttpFailure)) throw error;
          failed.push({ id: userId, message: error.message });
        }
      }
      const updated = new Set(people).size - failed.length;
      taskAssignments.put({ id, userId: by.id, updated, failed });
      return json({ updated, failed });
    }),
  ];
};
