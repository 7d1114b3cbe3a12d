import { count, id, text } from '@/api/scalars';
import { get, z } from '@/api/schema';

/** What changed since the last time somebody asked. */
export const updates = {
  read: get('/api/updates', 'What is new since the cursor of the last answer, and how much is unread', {
    query: z.object({
      since: z.optional(text),
      side: z.optional(z.enum(['applicant', 'agency'])),
      /** The time zone of the browser, as IANA names it. */
      zone: z.optional(text),
    }),
    response: z.object({
      cursor: text,
      /** Conversations with something unread. */
      unreadMessages: count,
      unreadNotifications: count,
      openTasks: count,
      changes: z.array(z.object({ kind: z.enum(['thread', 'notification', 'task', 'application']), id })),
      /** More changed than is named. */
      more: z.boolean(),
      /** The cursor was unknown: everything counts as changed. */
      reset: z.optional(z.boolean()),
    }),
    // It is asked again anyhow.
    attempts: 1,
    ours: true,
  }),
};
