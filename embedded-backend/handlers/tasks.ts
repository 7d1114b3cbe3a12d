import { type Backend, isoNow } from '../backend.ts';
import type { User } from '../data/records.ts';
import { type Task, TASK_STATES } from '../data/taskRecords.ts';
import { attachable } from '../documents/attachable.ts';
import type { Form } from '../http/Form.ts';
import { invalid, notFound } from '../http/HttpFailure.ts';
import { compare, page } from '../http/paging.ts';
import { get, put, type Resource } from '../http/route.ts';
import { MOST_DOCUMENTS, NOTE, refuseChanged, taskView, writeTask } from '../tasks/tasks.ts';

const BASE = '/api/tasks';
const PAGE_SIZE = 20;

/** Open tasks first, by their due day; then the most recently changed. */
const inOrder = (a: Task, b: Task): number => {
  const places = TASK_STATES.indexOf(a.state) - TASK_STATES.indexOf(b.state);
  if (places !== 0) return places;
  return (a.state === 'open' && compare(a.dueOn, b.dueOn)) || b.lastModified.localeCompare(a.lastModified);
};

const attached = (backend: Backend, userId: string, ids: readonly string[]): Task['documents'] =>
  ids.map((id) => ({ id, name: attachable(backend, userId, id).name }));

/** The tasks of the signed-in person. */
export const tasks: Resource = (backend) => {
  const { tasks } = backend.data;
  const own = (user: User, id: string): Task => {
    const task = tasks.get(id);
    if (task?.userId !== user.id) throw notFound('The task');
    return task;
  };
  const clientIdIn = (form: Form): string => form.required('clientId', { max: 100 });
  const seenIn = (form: Form): string => form.required('lastModified', { max: 40 });

  return [
    get(BASE, ({ user, query }) => {
      const { id } = user();
      const state = query.get('state') ?? '';
      const found = tasks
        .filter((task) => task.userId === id && (state === '' || task.state === state))
        .sort(inOrder);
      const answer = page(found, query, PAGE_SIZE, 200);
      return { ...answer, data: answer.data.map((task) => taskView(backend, task)) };
    }),
    get(`${BASE}/:id`, ({ user, param }) => taskView(backend, own(user(), param('id')))),

    put(`${BASE}/:id/submit`, async ({ user, form: read, param }) => {
      const asking = user();
      const task = own(asking, param('id'));
      const form = await read();
      const clientId = clientIdIn(form);
      if (task.clientIds.includes(clientId)) return taskView(backend, task);
      const note = form.text('note', NOTE) ?? null;
      const ids = form.texts('documentIds', MOST_DOCUMENTS) ?? [];
      const seen = seenIn(form);
      form.done();
      refuseChanged(backend, task, ['open'], seen);
      if (task.kind === 'document' && note === null && ids.length === 0) {
        throw invalid({ documentIds: ['Attach a document or say why there is none.'] });
      }
      return writeTask(backend, task, {
        state: 'submitted',
        note,
        documents: attached(backend, asking.id, ids),
        submittedAt: isoNow(backend),
        clientIds: [...task.clientIds, clientId],
      });
    }),
    put(`${BASE}/:id/decline`, async ({ user, form: read, param }) => {
      const task = own(user(), param('id'));
      const form = await read();
      const clientId = clientIdIn(form);
      if (task.clientIds.includes(clientId)) return taskView(backend, task);
      const reason = form.required('reason', { max: 500 });
      const seen = seenIn(form);
      form.done();
      refuseChanged(backend, task, ['open'], seen);
      return writeTask(backend, task, {
        state: 'cancelled',
        reason,
        clientIds: [...task.clientIds, clientId],
      });
    }),
    put(`${BASE}/:id/take-back`, async ({ user, form: read, param }) => {
      const task = own(user(), param('id'));
      const form = await read();
      const seen = seenIn(form);
      form.done();
      refuseChanged(backend, task, ['submitted'], seen);
      return writeTask(backend, task, { state: 'open', submittedAt: null });
    }),
  ];
};
