import { count, id, text } from '@/api/scalars';
import { get, z } from '@/api/schema';

/** What has changed since the last request. */
export const updates = {
  read: get('/api/updates', 'What is new since the cursor of the last answer, and how much is unread', {
    query: z.object({
      since: z.optional(text),
      side: z.optional(z.enum(['applicant', 'agency'])),
      /** IANA time zone of the browser. */
      zone: z.optional(text),
    }),
    response: z.object({
      cursor: text,
      /** Number of conversations with an unread post. */
      unreadMessages: count,
      unreadNotifications: count,
      openTasks: count,
      changes: z.array(z.object({ kind: z.enum(['thread', 'notification', 'task', 'application']), id })),
      /** There are more changes than `changes` lists. */
      more: z.boolean(),
      /** The server does not know the cursor: everything counts as changed. */
      reset: z.optional(z.boolean()),
    }),
    // The app polls this endpoint, so the next poll replaces a retry.
    attempts: 1,
    isProposal: true,
  }),
};
