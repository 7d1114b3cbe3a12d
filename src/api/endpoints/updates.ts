import { isRecord } from '@/api/answer';
import { count, id, maybe, text } from '@/api/scalars';
import { get, readerOf, z } from '@/api/schema';
import { usableItems } from '@/api/tolerant';

const change = z.object({ kind: z.enum(['thread', 'notification', 'task', 'application']), id });
const news = z.object({
  cursor: text,
  /** Number of conversations with an unread post. */
  unreadMessages: count,
  unreadNotifications: count,
  openTasks: count,
  changes: z.array(change),
  /** There are more changes than `changes` lists. */
  more: z.boolean(),
  /** The server does not know the cursor: everything counts as changed. */
  reset: maybe(z.boolean()),
});
const readNews = readerOf(news);

/** What has changed since the last request. */
export const updates = {
  read: get('/api/updates', 'What is new since the cursor of the last answer, and how much is unread', {
    query: z.object({
      since: z.optional(text),
      side: z.optional(z.enum(['applicant', 'agency'])),
      /** IANA time zone of the browser. */
      zone: z.optional(text),
    }),
    response: news,
    // A change of another kind concerns nothing that the app shows.
    read: (body) =>
      readNews(
        isRecord(body) && Array.isArray(body.changes)
          ? { ...body, changes: usableItems(change, body.changes) ?? [] }
          : body,
      ),
    // The app polls this endpoint, so the next poll replaces a retry.
    attempts: 1,
    isProposal: true,
  }),
};
