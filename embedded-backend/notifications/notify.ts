import { type Backend, isoNow } from '../backend.ts';
import {
  type Notification,
  type NotificationPreferences,
  type Side,
  type Topic,
  TOPICS,
} from '../data/notificationRecords.ts';
import { isAdmin, isBlocked } from '../security/sessions.ts';
import { newId } from '../security/tokens.ts';

const KEPT = 90 * 86_400_000;

/** The default preferences: all notifications, in the app and by e-mail. */
const USUAL_TOPICS = Object.fromEntries(
  TOPICS.map((topic) => [topic, { inApp: true, email: true }]),
) as NotificationPreferences['topics'];

export const preferencesOf = ({ data }: Backend, userId: string): NotificationPreferences =>
  data.notificationPreferences.get(userId) ?? {
    id: userId,
    topics: USUAL_TOPICS,
    lastModified: new Date(0).toISOString(),
  };

type NotificationInput = Pick<Notification, 'userId' | 'topic' | 'kind' | 'title'> &
  Partial<Pick<Notification, 'side' | 'params' | 'body' | 'texts' | 'link'>>;

/**
 * Notifies a person, unless they have switched off the topic in the app.
 * @param id for a notification that must be sent only once; by default a new id
 * @returns the notification, or undefined if the topic is switched off
 */
export const notify = (
  backend: Backend,
  input: NotificationInput,
  id = newId(),
): Notification | undefined => {
  if (!preferencesOf(backend, input.userId).topics[input.topic].inApp) return undefined;
  return backend.data.notifications.put({
    side: 'applicant',
    params: {},
    body: null,
    texts: null,
    link: null,
    ...input,
    id,
    createdAt: isoNow(backend),
    readAt: null,
  });
};

/**
 * Notifies every administrator, but none about their own action as an applicant.
 * @param idOf returns the id of a notification that must be sent only once
 */
export const notifyAgency = (
  backend: Backend,
  applicantId: string,
  input: Omit<NotificationInput, 'userId' | 'side'>,
  idOf?: (userId: string) => string,
): void => {
  const people = backend.data.users.filter(
    (user) => user.id !== applicantId && isAdmin(user) && !isBlocked(user),
  );
  for (const { id: userId } of people) {
    const id = idOf?.(userId);
    if (id !== undefined && backend.data.notifications.get(id) !== undefined) continue;
    notify(backend, { ...input, userId, side: 'agency' }, id);
  }
};

/**
 * A person's notifications on a side, newest first; those with the same time in reverse order of writing.
 * Notifications older than 90 days are deleted.
 */
export const notificationsOf = (backend: Backend, userId: string, side: Side): Notification[] => {
  const { notifications } = backend.data;
  const oldest = new Date(backend.now() - KEPT).toISOString();
  if (notifications.filter(({ createdAt }) => createdAt < oldest).length > 0) {
    notifications.deleteWhere(({ createdAt }) => createdAt < oldest);
  }
  return notifications
    .filter((each) => each.userId === userId && each.side === side)
    .reverse()
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
};

export const unreadOf = (backend: Backend, userId: string, side: Side): number =>
  notificationsOf(backend, userId, side).filter(({ readAt }) => readAt === null).length;

/** @param asked the topic in the query. An empty or unknown one matches all. */
export const isAbout = ({ topic }: Notification, asked: string): boolean =>
  !TOPICS.includes(asked as Topic) || topic === asked;
