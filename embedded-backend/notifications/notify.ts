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

/** What holds for somebody who chose nothing: everything is told, in both ways. */
const USUAL_TOPICS = Object.fromEntries(
  TOPICS.map((topic) => [topic, { inApp: true, email: true }]),
) as NotificationPreferences['topics'];

export const preferencesOf = ({ data }: Backend, userId: string): NotificationPreferences =>
  data.notificationPreferences.get(userId) ?? {
    id: userId,
    topics: USUAL_TOPICS,
    lastModified: new Date(0).toISOString(),
  };

type Told = Pick<Notification, 'userId' | 'topic' | 'kind' | 'title'> &
  Partial<Pick<Notification, 'side' | 'params' | 'body' | 'texts' | 'link'>>;

/**
 * Tells somebody something, where they want to be told in the app.
 * @param id of what is told only once; a new one if not given
 * @returns the notification, or undefined where the person switched its topic off
 */
export const notify = (backend: Backend, told: Told, id = newId()): Notification | undefined => {
  if (!preferencesOf(backend, told.userId).topics[told.topic].inApp) return undefined;
  return backend.data.notifications.put({
    side: 'applicant',
    params: {},
    body: null,
    texts: null,
    link: null,
    ...told,
    id,
    createdAt: isoNow(backend),
    readAt: null,
  });
};

/**
 * Tells every administrator, but not one of what they did themselves as an applicant.
 * @param idOf of what each is told only once
 */
export const notifyAgency = (
  backend: Backend,
  applicantId: string,
  told: Omit<Told, 'userId' | 'side'>,
  idOf?: (userId: string) => string,
): void => {
  const people = backend.data.users.filter(
    (user) => user.id !== applicantId && isAdmin(user) && !isBlocked(user),
  );
  for (const { id: userId } of people) {
    const id = idOf?.(userId);
    if (id !== undefined && backend.data.notifications.get(id) !== undefined) continue;
    notify(backend, { ...told, userId, side: 'agency' }, id);
  }
};

/** What somebody is told on a side, newest first, of one moment the last told first; what is older than 90 days is deleted. */
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

/** @param topic of the list's address: nothing and unknown words leave nothing out */
export const isAbout = ({ topic }: Notification, asked: string): boolean =>
  !TOPICS.includes(asked as Topic) || topic === asked;
