import { type Backend, dayOf, isoAfter, isoNow } from '../backend.ts';
import { type Task, TASK_KINDS, type TaskState } from '../data/taskRecords.ts';
import type { Form } from '../http/Form.ts';
import { conflict, type HttpFailure } from '../http/HttpFailure.ts';

const DAY = 86_400_000;
/** The number of days of `due=week`, including today. */
const WEEK = 7;
export const NOTE = { max: 1000 };
export const MOST_DOCUMENTS = 5;
/**
 * Starts with a single slash that is followed by neither a slash nor a backslash, so it is not an address of
 * another host.
 */
const PATH = /^\/(?![/\\])/;

const nameOf = ({ data }: Backend, userId: string): string => {
  const user = data.users.get(userId);
  return user === undefined ? '' : `${user.firstName} ${user.lastName}`.trim() || user.email;
};

/** A task as both sides see it. */
export const taskView = (backend: Backend, { userId, clientIds: _clientIds, ...task }: Task) => ({
  ...task,
  applicant: { id: userId, name: nameOf(backend, userId) },
});

const changed = (backend: Backend, task: Task): HttpFailure =>
  conflict('This changed in the meantime.', { current: taskView(backend, task) });

/**
 * @throws HttpFailure 409 with the current task, unless it has one of these states and was not changed since
 * it was read
 */
export const refuseChanged = (
  backend: Backend,
  task: Task,
  states: readonly TaskState[],
  lastModified?: string,
): void => {
  const isOld = lastModified !== undefined && Date.parse(lastModified) !== Date.parse(task.lastModified);
  if (isOld || !states.includes(task.state)) throw changed(backend, task);
};

export const writeTask = (backend: Backend, task: Task, patch: Partial<Task>) =>
  taskView(
    backend,
    backend.data.tasks.update(task.id, { ...patch, lastModified: isoAfter(backend, task.lastModified) }),
  );

/** Whether a task is overdue or due soon by the UTC day, for the agency's lists. */
export const isDue = (backend: Backend, { state, dueOn }: Task, due: string): boolean => {
  if (state !== 'open' || dueOn === null) return false;
  const today = dayOf(isoNow(backend));
  if (due === 'overdue') return dueOn < today;
  const last = dayOf(new Date(backend.now() + (WEEK - 1) * DAY).toISOString());
  return dueOn >= today && dueOn <= last;
};

/** Reads a task that the agency writes. */
export const readAsked = (form: Form): Pick<Task, 'title' | 'text' | 'kind' | 'target' | 'dueOn'> => {
  const title = form.required('title', { max: 120 });
  const text = form.text('text', { max: 2000 }) ?? '';
  const kind = form.word('kind', TASK_KINDS) ?? 'other';
  const target = form.text('target', { max: 500, pattern: PATH, says: 'Enter a path like /documents.' });
  const dueOn = form.day('dueOn') ?? null;
  return { title, text, kind, target: target ?? null, dueOn };
};

/** A new task. */
export const newTask = (
  backend: Backend,
  task: Pick<Task, 'id' | 'userId' | 'title' | 'text' | 'kind' | 'target' | 'dueOn'>,
  by: string,
  created = isoNow(backend),
): Task => ({
  ...task,
  state: 'open',
  note: null,
  documents: [],
  reviewNote: null,
  reason: null,
  threadId: null,
  by: { id: by, name: nameOf(backend, by) },
  submittedAt: null,
  clientIds: [],
  created,
  lastModified: created,
});
