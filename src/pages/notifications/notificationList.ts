import {
  type Notification,
  NOTIFICATION_TOPICS,
  type NotificationSide,
  notifications,
} from '@/api/endpoints/notifications';
import { listAddress } from '@/lists/address';
import { pagedSource } from '@/lists/pagedSource';
import { oneOf, pages } from '@/lists/params';

/** The number of notifications that are shown at first, and that are added each time. */
const STEP = 20;

export const NOTIFICATIONS = listAddress('notifications', {
  filters: { unread: oneOf(['', 'true']), topic: oneOf(['', ...NOTIFICATION_TOPICS]) },
  page: pages(),
});
export type NotificationView = typeof NOTIFICATIONS.plain;

/** The notifications of a side, newest first. Page 2 means the first forty. */
export function notificationsSource(side: NotificationSide, page: number) {
  const source = pagedSource<Notification>({
    id: 'notifications',
    endpoints: { list: notifications.list },
    textOf: ({ title }) => title,
    valueOf: () => null,
    pageSize: STEP * page,
  });
  const query = ({ filters }: NotificationView & { readonly search: string }) =>
    source.query({ search: '', filters: { ...filters, side }, page: 1 });
  return { ...source, size: STEP, query };
}
