import { pageOf, readList } from '@/api/lists';
import { count, date, id, named, oneOf, ordinal, path, text, textOrNumber } from '@/api/scalars';
import { get, post, put, z } from '@/api/schema';
import { orNull, textOrEmpty } from '@/api/tolerant';

export const NOTIFICATION_TOPICS = [
  'messages',
  'applications',
  'interviews',
  'documents',
  'tasks',
  'announcements',
  'account',
] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];
/** The role in which a person reads. */
const SIDES = ['applicant', 'agency'] as const;
export type NotificationSide = (typeof SIDES)[number];

const BASE = '/api/notifications';
const TOUCHES = [BASE, '/api/updates'] as const;

const notification = named(
  'Notification',
  z.object({
    id,
    topic: oneOf(NOTIFICATION_TOPICS, 'account'),
    /** Known kinds have translated texts; of others `title` and `body` are shown. */
    kind: textOrEmpty,
    params: z.catch(z.record(z.string(), textOrNumber), {}),
    title: text,
    body: orNull(text),
    /** An announcement's texts by language code. */
    texts: orNull(z.record(z.string(), z.object({ title: text, body: text }))),
    link: path,
    createdAt: date,
    readAt: date,
  }),
);
export type Notification = z.infer<typeof notification>;

const channels = z.object({ inApp: z.boolean(), email: z.boolean() });
const topics = z.object({
  messages: channels,
  applications: channels,
  interviews: channels,
  documents: channels,
  tasks: channels,
  announcements: channels,
  account: channels,
});
const preferences = named('NotificationPreferences', z.object({ topics, lastModified: text }));
export type NotificationPreferences = z.infer<typeof preferences>;

const unread = named('NotificationsUnread', z.object({ unread: count }));

export const notifications = {
  list: get(BASE, 'One page of what the signed-in user was told in the last 90 days, newest first', {
    query: z.object({
      side: z.optional(z.enum(SIDES)),
      page: z.optional(ordinal),
      pageSize: z.optional(ordinal),
      unread: z.optional(z.boolean()),
      topic: z.optional(z.enum(NOTIFICATION_TOPICS)),
    }),
    response: pageOf(notification),
    offline: { most: 4 },
    read: readList(notification),
    isProposal: true,
  }),
  markRead: put(`${BASE}/{id}/read`, 'Mark a notification as read or unread', {
    body: z.object({ read: z.boolean() }),
    response: unread,
    makesStale: TOUCHES,
    isProposal: true,
  }),
  markAllRead: post(`${BASE}/read-all`, 'Mark a notification and all older ones as read', {
    body: z.object({ side: z.optional(z.enum(SIDES)), upTo: text }),
    response: unread,
    repeatable: true,
    makesStale: TOUCHES,
    isProposal: true,
  }),
  preferences: get(`${BASE}/preferences`, 'What the signed-in user wants to be told, and how', {
    response: preferences,
    isProposal: true,
  }),
  savePreferences: put(`${BASE}/preferences`, 'Change what the signed-in user wants to be told', {
    body: preferences,
    response: preferences,
    conflicts: [409],
    makesStale: TOUCHES,
    isProposal: true,
  }),
};
