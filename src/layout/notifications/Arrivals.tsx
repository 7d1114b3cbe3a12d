import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Notification, notifications } from '@/api/endpoints/notifications';
import { send } from '@/api/send';
import { useAppState } from '@/runtime/AppScope';
import { useMessage } from '@/i18n/useMessage';
import { sideOf } from '@/layout/side';
import type { Counts } from '@/layout/updates/createUpdates';
import { updates } from '@/layout/updates/updates';
import { useWho } from '@/layout/useWho';
import { useToast } from '@/ui/toast/Toasts';
import { isOpenAt, linkFor } from './follow';
import { markRead, takeMarkedUnread } from './marking';
import { wordingOf } from './wording';

/** The shortest time between two toasts about news, in ms. */
const TOAST_INTERVAL = 30_000;

/** Shows a toast when a new notification arrives, unless the page it leads to is open. */
export function Arrivals() {
  const { role } = useWho();
  const { pathname, search } = useLocation();
  const [arrived, setArrived] = useState<Notification | null>(null);
  const shownAt = useRef(-Infinity);
  const news = useAppState(updates);
  const hear = useEffectEvent(async (before: Counts | null, unread: number) => {
    const own = takeMarkedUnread();
    if (before === null || unread - own <= before.unreadNotifications) return;
    const mayShow = () =>
      document.visibilityState !== 'hidden' && Date.now() - shownAt.current >= TOAST_INTERVAL;
    if (!mayShow()) return;
    const query = { side: sideOf(role), page: 1, pageSize: 1 } as const;
    const [newest] = (await send(notifications.list, { query })).data;
    // Another toast may have been shown during the request.
    if (newest === undefined || newest.readAt !== null || !mayShow()) return;
    if (isOpenAt(newest, pathname + search)) return;
    shownAt.current = Date.now();
    setArrived(newest);
  });
  useEffect(
    () =>
      news.onNews((before, { unreadNotifications }) => {
        // A failure is ignored, because the bell shows the count too.
        hear(before, unreadNotifications).catch(() => undefined);
      }),
    [news],
  );
  return (
    <Suspense>{arrived !== null && <NotificationToast key={arrived.id} notification={arrived} />}</Suspense>
  );
}

/** Shows the toast once. Its texts are loaded only now. */
function NotificationToast({ notification }: { readonly notification: Notification }) {
  const { t, i18n } = useTranslation('words');
  const say = useMessage('notifications');
  const toast = useToast();
  const navigate = useNavigate();
  const { role } = useWho();
  const showToast = useEffectEvent(() => {
    const link = linkFor(notification, role);
    const open = (to: string) => () => {
      markRead(notification.id, true).catch(() => undefined);
      void navigate(to);
    };
    toast({
      kind: 'info',
      message: say(wordingOf(notification, i18n.language).title),
      ...(link === null ? {} : { action: { label: t('open'), run: open(link) } }),
    });
  });
  useEffect(() => showToast(), []);
  return null;
}
