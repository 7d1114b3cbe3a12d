import { pageOf, readList } from '@/api/lists';
import {
  date,
  dateAsRead,
  day,
  id,
  idAndName,
  maybe,
  maybeId,
  named,
  oneOf,
  ordinal,
  path,
  text,
  texts,
} from '@/api/scalars';
import { get, put, z } from '@/api/schema';
import { usable } from '@/api/tolerant';

export const TASK_KINDS = ['document', 'profile', 'other'] as const;
export const TASK_STATES = ['open', 'submitted', 'done', 'cancelled'] as const;

/** A task that the agency gives to an applicant; both sides read the same shape. */
export const task = named(
  'Task',
  z.object({
    id,
    applicant: idAndName,
    title: text,
    text,
    kind: oneOf(TASK_KINDS, 'other'),
    /** Path of the page where it is done. */
    target: path,
    dueOn: day,
    state: z.enum(TASK_STATES),
    /** What the applicant wrote with the answer. */
    note: maybe(text),
    documents: usable(idAndName),
    /** What the agency wrote about the answer. */
    reviewNote: maybe(text),
    /** Why the applicant cannot do it. */
    reason: maybe(text),
    threadId: maybeId,
    /** The person of the agency who created it. */
    by: idAndName,
    submittedAt: date,
    created: date,
    lastModified: dateAsRead,
  }),
);
export type Task = z.infer<typeof task>;

const BASE = '/api/tasks';
/** The reads that show tasks, to applicants and to the agency. */
export const TASKS_READS = [BASE, '/api/admin/tasks', '/api/admin/desk', '/api/updates'] as const;
/** Answers with the task; 409 with `current` when it has changed since. */
const changed = { response: task, conflicts: [409, 422], makesStale: TASKS_READS, isProposal: true } as const;
/** Identifies the write: a repetition with the same value changes nothing. */
const clientId = text;
const lastModified = text;

export const tasks = {
  list: get(BASE, 'One page of what the agency asks of the signed-in user; what is due first stands first', {
    query: z.object({
      state: z.optional(z.enum(TASK_STATES)),
      page: z.optional(ordinal),
      pageSize: z.optional(ordinal),
    }),
    response: pageOf(task),
    read: readList(task),
    offline: true,
    isProposal: true,
  }),
  byId: get(`${BASE}/{id}`, 'One of the own tasks', {
    response: task,
    offline: true,
    isProposal: true,
  }),
  submit: put(`${BASE}/{id}/submit`, 'Answer a task', {
    ...changed,
    body: z.object({ clientId, note: z.optional(text), documentIds: z.optional(texts), lastModified }),
  }),
  decline: put(`${BASE}/{id}/decline`, 'Say that a task can’t be done, and why', {
    ...changed,
    body: z.object({ clientId, reason: text, lastModified }),
  }),
  takeBack: put(`${BASE}/{id}/take-back`, 'Take an answer back before it was looked at', {
    ...changed,
    body: z.object({ lastModified }),
  }),
};
