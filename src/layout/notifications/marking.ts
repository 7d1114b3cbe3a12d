import { type Notification, type NotificationSide, notifications } from '@/api/endpoints/notifications';
import { queryClient } from '@/api/queries';
import { send } from '@/api/send';
import type { Everything } from '@/lists/readAll';

/** The query keys of notification lists in src/lists. */
const LISTS = { queryKey: ['records', 'notifications'] } as const;

/** Updates the notifications in the cache before the write, and restores them if the write fails. */
async function shown(
  change: (each: Notification) => Notification,
  write: () => Promise<unknown>,
): Promise<void> {
  const client = queryClient();
  await client.cancelQueries(LISTS);
  const before = client.getQueriesData<Everything<Notification>>(LISTS);
  client.setQueriesData<Everything<Notification>>(LISTS, (list) =>
    list === undefined ? undefined : { ...list, items: list.items.map(change) },
  );
  try {
    await write();
  } catch (error) {
    for (const [key, list] of before) client.setQueryData(key, list);
    throw error;
  }
}

const now = () => new Date().toISOString();

/**
 * Marks a notification as read or unread.
 * @throws ApiError if the write fails; the list is then restored
 */
export const markRead = (id: string, read: boolean): Promise<void> =>
  shown(
    (each) => (each.id === id ? { ...each, readAt: read ? now() : null } : each),
    () => send(notifications.markRead, { path: { id }, body: { read } }),
  );

/**
 * Marks all notifications up to the newest one on the screen as read.
 * @throws ApiError if the write fails; the list is then restored
 */
export const markAllRead = (side: NotificationSide, upTo: string): Promise<void> =>
  shown(
    (each) => ({ ...each, readAt: each.readAt ?? now() }),
    () => send(notifications.markAllRead, { body: { side, upTo } }),
  );
