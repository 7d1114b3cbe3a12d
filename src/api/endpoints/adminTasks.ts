import { bulkResult, pageOf, pageQuery, readList } from '@/api/lists';
import { maybe, unusedAnswer, text, texts } from '@/api/scalars';
import { get, post, put, remove, z } from '@/api/schema';
import { task, TASK_KINDS, TASK_STATES, TASKS_READS } from './tasks';

const BASE = '/api/admin/tasks';
const changed = { response: task, conflicts: [409, 422], makesStale: TASKS_READS, isProposal: true } as const;
const asked = {
  title: text,
  text,
  kind: z.enum(TASK_KINDS),
  /** A path within the app. */
  target: z.optional(maybe(text)),
  /** A calendar day, YYYY-MM-DD. */
  dueOn: z.optional(maybe(text)),
};

/** Tasks that the agency gives to applicants. */
export const adminTasks = {
  list: get(BASE, 'One page of the tasks of all applicants', {
    query: z.object({
      ...pageQuery,
      state: z.optional(z.enum(TASK_STATES)),
      /** Compared by UTC day. */
      due: z.optional(z.enum(['overdue', 'week'])),
      applicantId: z.optional(text),
    }),
    response: pageOf(task),
    read: readList(task),
    isProposal: true,
  }),
  byId: get(`${BASE}/{id}`, 'One task', { response: task, isProposal: true }),
  update: put(`${BASE}/{id}`, 'Change what an open task asks', {
    ...changed,
    body: z.object({ ...asked, lastModified: z.optional(text) }),
  }),
  remove: remove(`${BASE}/{id}`, 'Delete an open or cancelled task', {
    response: unusedAnswer,
    conflicts: [409],
    makesStale: TASKS_READS,
    isProposal: true,
  }),
  review: put(`${BASE}/{id}/review`, 'Accept an answer, ask again, cancel a task or open it again', {
    ...changed,
    body: z.object({
      outcome: z.enum(['done', 'again', 'reopen', 'cancel']),
      /** Required for the outcome 'again'. */
      note: z.optional(maybe(text)),
      lastModified: text,
    }),
  }),
  assign: post(`${BASE}/assign`, 'Ask up to 200 people for the same; each succeeds or fails by itself', {
    body: z.object({ clientId: text, applicantIds: texts, ...asked }),
    response: bulkResult,
    conflicts: [422],
    makesStale: TASKS_READS,
    repeatable: true,
    isProposal: true,
  }),
};
