import { pageOf, readList } from '@/api/lists';
import { maybeId, ordinal, text } from '@/api/scalars';
import { get, post as send, put, z } from '@/api/schema';
import { BEGUN, callsAboutOne, thread, THREAD_STATES, THREADS_READS, WRITES } from './threadShapes';

const BASE = '/api/admin/threads';
/** The conversations with all applicants, for the agency. */
export const adminThreads = {
  list: get(BASE, 'One page of all conversations, the newest message first', {
    query: z.object({
      page: z.optional(ordinal),
      pageSize: z.optional(ordinal),
      search: z.optional(text),
      show: z.optional(z.enum(['all', 'unread', 'closed', 'unanswered', 'mine'])),
      applicantId: z.optional(text),
    }),
    response: pageOf(thread),
    read: readList(thread),
    isProposal: true,
  }),
  create: send(BASE, 'Begin a conversation', {
    ...WRITES,
    body: z.object({ ...BEGUN, applicantId: text }),
    response: thread,
  }),
  ...callsAboutOne(BASE),
  update: put(`${BASE}/{id}`, 'Close or reopen a conversation, or say who looks after it', {
    body: z.object({
      state: z.optional(z.enum(THREAD_STATES)),
      assigneeId: z.optional(maybeId),
      lastModified: text,
    }),
    response: thread,
    makesStale: THREADS_READS,
    conflicts: [409, 422],
    isProposal: true,
  }),
};
