import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { notifications } from '@/api/endpoints/notifications';
import { send } from '@/api/send';
import { usePart } from '@/config/AppScope';
import { useMessage } from '@/i18n/useMessage';
import { mayAccess } from '@/identity/guards/routeAccess';
import { type Counts, updates } from '@/layout/updates/updates';
import { useWho } from '@/layout/useWho';
import { useToast } from '@/ui/toast/Toasts';
import { markRead } from './marking';
import { wordingOf } from './wording';

/** At most one toast about something new in so many ms. */
const PAUSE = 30_000;

/** Says in passing that a notification has come; not about what is open already. */
export function Arrivals() {
  const { t, i18n } = useTranslation('notifications');
  const say = useMessage('notifications');
  const toast = useToast();
  const navigate = useNavigate();
  const { role } = useWho();
  const { pathname, search } = useLocation();
  const saidAt = useRef(-Infinity);
  const news = usePart(updates);
  const tell = useEffectEvent(async (before: Counts | null, unread: number) => {
    if (before === null || unread <= before.unreadNotifications) return;
    if (document.visibilityState === 'hidden' || Date.now() - saidAt.current < PAUSE) return;
    saidAt.current = Date.now();
    const side = role === 'Admin' ? 'agency' : 'applicant';
    const { data } = await send(notifications.list, { query: { side, page: 1, pageSize: 1 } });
    const [newest] = data;
    if (newest === undefined || newest.readAt !== null || newest.link === pathname + search) return;
    const { id, link } = newest;
    const isOpen = link !== null && mayAccess(link.split(/[?#]/)[0] ?? '/', [role]);
    toast({
      kind: 'info',
      message: say(wordingOf(newest, i18n.language).title),
      ...(isOpen
        ? {
            action: {
              label: t('bell.open'),
              run: () => {
                markRead(id, true).catch(() => undefined);
                void navigate(link);
              },
            },
          }
        : {}),
    });
  });
  useEffect(
    () =>
      news.onNews((before, { unreadNotifications }) => {
        // The bell says it too.
        tell(before, unreadNotifications).catch(() => undefined);
      }),
    [news],
  );
  return null;
}
