import { useEffect, useEffectEvent } from 'react';
import { send } from '@/api/send';
import type { Side } from '@/layout/side';
import { callsOf } from '@/features/conversation/threadReads';
import { log } from '@/logging/logger';

/** Time in view after which the newest message counts as read, in ms. */
const SEEN = 1000;

/**
 * Tells the server what was read: the window had the focus and the newest message was in view for a second.
 */
export function useReading(
  side: Side,
  threadId: string,
  newest: string | undefined,
  isUnread: boolean,
): void {
  const markRead = useEffectEvent((upTo: string) => {
    send(callsOf(side).markRead, { path: { id: threadId }, body: { upTo } }).catch((error: unknown) =>
      // A failure is only logged: the next read message sets the marker too.
      log.info('messages', 'Could not say what was read', { error }),
    );
  });
  useEffect(() => {
    const element = newest === undefined ? null : document.getElementById(`post-${newest}`);
    if (newest === undefined || element === null || !isUnread) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isInView = false;
    const markIfSeen = () => {
      clearTimeout(timer);
      if (isInView && document.visibilityState === 'visible' && document.hasFocus())
        timer = setTimeout(() => markRead(newest), SEEN);
    };
    // The end of a long message counts as the message.
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting === true;
      markIfSeen();
    });
    observer.observe(element);
    addEventListener('focus', markIfSeen);
    addEventListener('blur', markIfSeen);
    document.addEventListener('visibilitychange', markIfSeen);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('focus', markIfSeen);
      removeEventListener('blur', markIfSeen);
      document.removeEventListener('visibilitychange', markIfSeen);
    };
  }, [newest, isUnread]);
}
