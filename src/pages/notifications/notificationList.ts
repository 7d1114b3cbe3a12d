import type { QueryFunctionContext } from '@tanstack/react-query';
import {
  type Notification,
  NOTIFICATION_TOPICS,
  type NotificationSide,
  notifications,
} from '@/api/endpoints/notifications';
import { listAddress } from '@/lists/address';
import { pagedSource } from '@/lists/pagedSource';
import { oneOf, pages } from '@/lists/params';
import { EVERYTHING, readFirst, type Searched } from '@/lists/readAll';

/** The number of notifications that are shown at first, and that are added each time. */
const STEP = 20;

export const NOTIFICATIONS = listAddress('notifications', {
  filters: { unread: oneOf(['', 'true']), topic: oneOf(['', ...NOTIFICATION_TOPICS]) },
  page: pages(),
});
type NotificationView = typeof NOTIFICATIONS.plain;

/** The notifications of a side, newest first. Page 2 means the first forty. */
export function notificationsSource(side: NotificationSide, page: number) {
  const searched: Searched<Notification> = {
    endpoints: { list: notifications.list },
    textOf: ({ title }) => title,
  };
  const source = pagedSource({
    ...searched,
    id: 'notifications',
    valueOf: () => null,
    pageSize: STEP * page,
  });
  const query = ({ filters }: NotificationView & { readonly search: string }) => {
    const asked = { ...EVERYTHING, filters: { ...filters, side } };
    const options = source.query({ ...asked, page: 1 });
    return {
      ...options,
      queryFn: async ({ signal }: QueryFunctionContext) => ({
        ...(await readFirst(searched, asked, STEP * page, signal)),
        listing: JSON.stringify([asked, page]),
      }),
    };
  };
  return { ...source, size: STEP, query };
}
