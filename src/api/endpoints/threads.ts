import { pageOf, readUsable } from '@/api/lists';
import { ordinal, text } from '@/api/scalars';
import { get, post as send, put, z } from '@/api/schema';
import {
  BEGUN,
  POSTS_QUERY,
  post,
  postsPart,
  READ,
  readPosts,
  thread,
  THREADS_READS,
  unread,
  WRITTEN,
} from './threadShapes';

const BASE = '/api/messages/threads';
/** A repeated `clientId` gets the answer of the first request, so that a repetition creates nothing. */
const write = {
  makesStale: THREADS_READS,
  conflicts: [409, 422, 429],
  repeatable: true,
  isProposal: true,
} as const;

/** The conversations of the signed-in person. */
export const threads = {
  list: get(BASE, 'One page of the own conversations, the newest message first', {
    query: z.object({
      page: z.optional(ordinal),
      pageSize: z.optional(ordinal),
      search: z.optional(text),
      show: z.optional(z.enum(['all', 'unread', 'closed'])),
    }),
    response: pageOf(thread),
    read: readUsable(thread),
    offline: { most: 4 },
    isProposal: true,
  }),
  create: send(BASE, 'Begin a conversation', { ...write, body: z.object({ ...BEGUN }), response: thread }),
  byId: get(`${BASE}/{id}`, 'One conversation', {
    response: thread,
    offline: { most: 20 },
    isProposal: true,
  }),
  posts: get(
    `${BASE}/{id}/posts`,
    'Part of a conversation, oldest first; the newest without `before` and `after`',
    {
      query: POSTS_QUERY,
      response: postsPart,
      read: readPosts,
      offline: { most: 20 },
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
};
