import { isoAfter, isoNow } from '../backend.ts';
import {
  type Notification,
  type NotificationPreferences,
  type Side,
  TOPICS,
} from '../data/notificationRecords.ts';
import type { User } from '../data/records.ts';
import { notFound } from '../http/HttpFailure.ts';
import { page } from '../http/paging.ts';
import { get, post, put, type Resource } from '../http/route.ts';
import { isAbout, notificationsOf, preferencesOf, unreadOf } from '../notifications/notify.ts';
import { refuseStale } from './stale.ts';

const BASE = '/api/notifications';
const PAGE_SIZE = 20;

const view = ({ userId: _userId, side: _side, texts, body, ...notification }: Notification) => ({
  ...notification,
  ...(body === null ? {} : { body }),
  ...(texts === null ? {} : { texts }),
});
const preferencesView = ({ topics, lastModified }: NotificationPreferences) => ({ topics, lastModified });
const sideIn = (word: string | null | undefined): Side => (word === 'agency' ? 'agency' : 'applicant');

/** The notifications of the signed-in person and their preferences. */
export const notifications: Resource = (backend) => {
  const { notifications, notificationPreferences } = backend.data;
  const own = (user: User, id: string): Notification => {
    const notification = notifications.get(id);
    if (notification?.userId !== user.id) throw notFound('The notification');
    return notification;
  };

  return [
    get(BASE, ({ user, admin, query }) => {
      const side = sideIn(query.get('side'));
      const { id } = side === 'agency' ? admin() : user();
      const topic = query.get('topic') ?? '';
      const onlyUnread = query.get('unread') === 'true';
      const found = notificationsOf(backend, id, side).filter(
        (each) => isAbout(each, topic) && !(onlyUnread && each.readAt !== null),
      );
      const answer = page(found, query, PAGE_SIZE, 200);
      return { ...answer, data: answer.data.map(view) };
    }),
    put(`${BASE}/:id/read`, async ({ user, form: read, param }) => {
      const notification = own(user(), param('id'));
      const form = await read();
      const isRead = form.boolean('read') ?? true;
      form.done();
      notifications.update(notification.id, {
        readAt: isRead ? (notification.readAt ?? isoNow(backend)) : null,
      });
      return { unread: unreadOf(backend, notification.userId, notification.side) };
    }),
    post(`${BASE}/read-all`, async ({ user, admin, form: read }) => {
      user();
      const form = await read();
      const side = sideIn(form.text('side'));
      const upTo = form.required('upTo', { max: 100 });
      form.done();
      const asking = side === 'agency' ? admin() : user();
      const last = own(asking, upTo);
      const all = notificationsOf(backend, asking.id, side);
      // Newer notifications were not on the person's screen, so they stay unread.
      for (const { id, readAt } of all.slice(all.findIndex((each) => each.id === last.id))) {
        if (readAt === null) notifications.update(id, { readAt: isoNow(backend) });
      }
      return { unread: unreadOf(backend, asking.id, side) };
    }),

    get(`${BASE}/preferences`, ({ user }) => preferencesView(preferencesOf(backend, user().id))),
    put(`${BASE}/preferences`, async ({ user, form: read }) => {
      const { id } = user();
      const form = await read();
      const before = preferencesOf(backend, id);
      refuseStale(form, preferencesView(before));
      const chosen = form.group('topics');
      if (chosen === undefined && !form.has('topics')) form.fail('topics', 'This field is required.');
      const topics = Object.fromEntries(
        TOPICS.map((topic) => {
          const { inApp, email } = before.topics[topic];
          const given = chosen?.group(topic);
          const ways = { inApp: given?.boolean('inApp') ?? inApp, email: given?.boolean('email') ?? email };
          // Notifications about the account, such as a sign-in on a new device, cannot be switched off.
          return [topic, topic === 'account' ? { inApp: true, email: true } : ways];
        }),
      ) as NotificationPreferences['topics'];
      form.done();
      const lastModified = isoAfter(backend, before.lastModified);
      return preferencesView(notificationPreferences.put({ id, topics, lastModified }));
    }),
  ];
};
