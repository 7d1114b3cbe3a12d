import { type Notification, type NotificationSide, notifications } from '@/api/endpoints/notifications';
import { queryClient } from '@/api/queries';
import { send } from '@/api/send';
import type { Everything } from '@/lists/readAll';
import { appState } from '@/runtime/app';

/** The query keys of notification lists in src/lists. */
const LISTS = { queryKey: ['records', 'notifications'] } as const;

/** Each write waits for the one before, so that the server receives them in the order of the clicks. */
const writes = appState(() => ({ last: Promise.resolve<unknown>(undefined) }));

/** Updates the notifications in the cache before the write, and restores those if the write fails. */
async function shown(
  change: (each: Notification) => Notification,
  write: () => Promise<unknown>,
): Promise<void> {
  const client = queryClient();
  await client.cancelQueries(LISTS);
  const before = new Map<string, Notification>();
  const update = (next: (each: Notification) => Notification) =>
    client.setQueriesData<Everything<Notification>>(LISTS, (list) =>
      list === undefined ? undefined : { ...list, items: list.items.map(next) },
    );
  update((each) => {
    before.set(each.id, before.get(each.id) ?? each);
    return change(each);
  });
  try {
    const queue = writes();
    const own = queue.last.then(write);
    queue.last = own.catch(() => undefined);
    await own;
  } catch (error) {
    // Other writes may have changed the list meanwhile, so only what this one changed is restored.
    update((each) => {
      const former = before.get(each.id);
      return former === undefined || change(former) === former ? each : { ...each, readAt: former.readAt };
    });
    throw error;
  }
}

const now = () => new Date().toISOString();

const markedUnread = appState(() => ({ count: 0 }));

/** How many notifications the person marked as unread since the last call: they count as unread, but are no news. */
export function takeMarkedUnread(): number {
  const marked = markedUnread();
  const { count } = marked;
  marked.count = 0;
  return count;
}

/**
 * Marks a notification as read or unread.
 * @throws ApiError if the write fails; the list is then restored
 */
export const markRead = (id: string, read: boolean): Promise<void> =>
  shown(
    (each) => (each.id === id ? { ...each, readAt: read ? now() : null } : each),
    async () => {
      await send(notifications.markRead, { path: { id }, body: { read } });
      if (!read) markedUnread().count += 1;
    },
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
