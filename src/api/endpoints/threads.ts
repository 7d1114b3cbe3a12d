import { pageOf, readList } from '@/api/lists';
import { ordinal, text } from '@/api/scalars';
import { get, post as send, z } from '@/api/schema';
import { BEGUN, callsAboutOne, thread, WRITES } from './threadShapes';

const BASE = '/api/messages/threads';
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
    read: readList(thread),
    offline: { most: 4 },
    isProposal: true,
  }),
  create: send(BASE, 'Begin a conversation', { ...WRITES, body: z.object({ ...BEGUN }), response: thread }),
  ...callsAboutOne(BASE, { most: 20 }),
};
