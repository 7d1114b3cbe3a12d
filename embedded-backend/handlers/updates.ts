import { isZone } from '../applications/zones.ts';
import { isoNow } from '../backend.ts';
import { type Asker, postsOf, unreadIn } from '../conversation/threads.ts';
import { get, type Resource } from '../http/route.ts';
import { notificationsOf, unreadOf } from '../notifications/notify.ts';

const MOST = 50;

/** What is new for the person who asks, in one small answer. */
export const updates: Resource = (backend) => {
  const { applications, users } = backend.data;
  /** Stores the person's time zone, if it exists. The agency uses it to propose interview times. */
  const keepZone = (userId: string, zone: string): void => {
    if (zone !== '' && users.get(userId)?.zone !== zone && isZone(zone)) users.update(userId, { zone });
  };
  return [
    get('/api/updates', ({ admin, user, query }) => {
      const isAgency = query.get('side') === 'agency';
      const asker: Asker = isAgency
        ? { id: admin().id, side: 'agency' }
        : { id: user().id, side: 'applicant' };
      keepZone(asker.id, query.get('zone') ?? '');
      const since = query.get('since') ?? '';
      const isKnown = since === '' || !Number.isNaN(Date.parse(since));
      // The first answer lists no changes, because the client has just loaded its lists.
      const from = since === '' || !isKnown ? null : since;
      const threads = backend.data.threads.filter(({ userId }) => isAgency || userId === asker.id);
      const tasks = backend.data.tasks.filter(({ userId }) => !isAgency && userId === asker.id);
      const isNew = (moment: string | undefined): boolean =>
        from !== null && moment !== undefined && moment >= from;
      const changed: { kind: 'thread' | 'task' | 'notification' | 'application'; id: string }[] = [];
      let unreadMessages = 0;
      for (const thread of threads) {
        const posts = postsOf(backend, thread.id);
        if (unreadIn(backend, thread, asker, posts) > 0) unreadMessages += 1;
        // The author sees that the post was read, and the reader's other tabs that it is no longer unread.
        const wasRead = posts.some(({ readAt }) => readAt !== null && isNew(readAt));
        if (wasRead || isNew(posts.at(-1)?.sentAt) || isNew(thread.lastModified)) {
          changed.push({ kind: 'thread', id: thread.id });
        }
      }
      for (const { id, lastModified } of tasks) if (isNew(lastModified)) changed.push({ kind: 'task', id });
      for (const { id, createdAt } of notificationsOf(backend, asker.id, asker.side)) {
        if (isNew(createdAt)) changed.push({ kind: 'notification', id });
      }
      for (const { id, userId, status, updatedAt } of applications.all()) {
        const isTheirs = isAgency ? status !== 'draft' : userId === asker.id;
        if (isTheirs && isNew(updatedAt)) changed.push({ kind: 'application', id });
      }
      return {
        cursor: isoNow(backend),
        unreadMessages,
        unreadNotifications: unreadOf(backend, asker.id, asker.side),
        openTasks: tasks.filter(({ state }) => state === 'open').length,
        changes: changed.slice(0, MOST),
        more: changed.length > MOST,
        ...(isKnown ? {} : { reset: true }),
      };
    }),
  ];
};
