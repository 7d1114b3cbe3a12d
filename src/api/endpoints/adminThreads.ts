import { pageOf, readUsable } from '@/api/lists';
import { maybeId, ordinal, text } from '@/api/scalars';
import { get, post as send, put, z } from '@/api/schema';
import {
  BEGUN,
  POSTS_QUERY,
  post,
  postsPart,
  READ,
  readPosts,
  thread,
  THREAD_STATES,
  THREADS_READS,
  unread,
  WRITTEN,
} from './threadShapes';

const BASE = '/api/admin/threads';
/** A repeated `clientId` gets the answer of the first request, so that a repetition creates nothing. */
const write = {
  makesStale: THREADS_READS,
  conflicts: [409, 422, 429],
  repeatable: true,
  isProposal: true,
} as const;

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
    read: readUsable(thread),
    isProposal: true,
  }),
  create: send(BASE, 'Begin a conversation', {
    ...write,
    body: z.object({ ...BEGUN, applicantId: text }),
    response: thread,
  }),
  byId: get(`${BASE}/{id}`, 'One conversation', { response: thread, isProposal: true }),
  posts: get(
    `${BASE}/{id}/posts`,
    'Part of a conversation, oldest first; the newest without `before` and `after`',
    {
      query: POSTS_QUERY,
      response: postsPart,
      read: readPosts,
      conflicts: [422],
      isProposal: true,
    },
  ),
  write: send(`${BASE}/{id}/posts`, 'Write into a conversation', { ...write, body: WRITTEN, response: post }),
  markRead: put(`${BASE}/{id}/read`, 'Say up to which message a conversation was read', {
    body: READ,
    response: unread,
    makesStale: THREADS_READS,
    isProposal: true,
  }),
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
