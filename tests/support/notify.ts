import { backend } from './backend';

/** Stores a new notification of the person; each is newer than the one before. */
export const notify = (
  title: string,
  more: Partial<ReturnType<typeof backend.data.notifications.require>> = {},
) =>
  backend.data.notifications.put({
    id: title,
    userId: 'user-demo',
    side: 'applicant',
    topic: 'announcements',
    kind: 'planetAligned',
    params: {},
    title,
    body: null,
    texts: null,
    link: null,
    createdAt: new Date(Date.now() + backend.data.notifications.size * 1000).toISOString(),
    readAt: null,
    ...more,
  });
