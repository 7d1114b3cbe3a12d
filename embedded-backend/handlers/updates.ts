import { isoNow } from '../backend.ts';
import { type Asker, postsOf, unreadIn } from '../conversation/threads.ts';
import { get, type Resource } from '../http/route.ts';
import { unreadOf } from '../notifications/notify.ts';

const MOST = 50;

/** What is new for the person who asks, in one small answer. */
export const updates: Resource = (backend) => [
  get('/api/updates', ({ admin, user, query }) => {
    const isAgency = query.get('side') === 'agency';
    const asker: Asker = isAgency ? { id: admin().id, side: 'agency' } : { id: user().id, side: 'applicant' };
    const since = query.get('since') ?? '';
    const isKnown = since === '' || !Number.isNaN(Date.parse(since));
    // The first answer names nothing: whoever asks has just read their lists.
    const from = since === '' || !isKnown ? null : since;
    const threads = backend.data.threads.filter(({ userId }) => isAgency || userId === asker.id);
    const tasks = backend.data.tasks.filter(({ userId }) => !isAgency && userId === asker.id);
    const isNew = (moment: string | undefined): boolean =>
      from !== null && moment !== undefined && moment >= from;
    const changed: { kind: 'thread' | 'task'; id: string }[] = [];
    let unreadMessages = 0;
    for (const thread of threads) {
      const posts = postsOf(backend, thread.id);
      if (unreadIn(backend, thread, asker, posts) > 0) unreadMessages += 1;
      if (isNew(posts.at(-1)?.sentAt) || isNew(thread.lastModified)) {
        changed.push({ kind: 'thread', id: thread.id });
      }
    }
    for (const { id, lastModified } of tasks) if (isNew(lastModified)) changed.push({ kind: 'task', id });
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
