import { pageOf, pageQuery, readList } from '@/api/lists';
import { date, id, named, text } from '@/api/scalars';
import { get, put, z } from '@/api/schema';
import { THREADS_READS } from './threadShapes';

/** Messages to the signed-in user: each post of a conversation is a message. */
const message = named(
  'Message',
  z.object({
    id,
    from: text,
    subject: text,
    body: text,
    read: z.boolean(),
    sentAt: date,
  }),
);
export type Message = z.infer<typeof message>;

export const messages = {
  list: get('/api/messages', 'One page of the messages to the signed-in user, newest first', {
    query: z.object(pageQuery),
    response: pageOf(message),
    read: readList(message),
    isProposal: true,
  }),
  byId: get('/api/messages/{id}', 'One message', { response: message, isProposal: true }),
  markRead: put('/api/messages/{id}', 'Mark a message as read or unread', {
    body: z.object({ read: z.boolean() }),
    response: message,
    makesStale: THREADS_READS,
    isProposal: true,
  }),
};
