import { useEffect, useEffectEvent } from 'react';
import { endAll, listen } from '@/runtime/listen';
import type { Post } from '@/api/endpoints/threadShapes';
import { send } from '@/api/send';
import { callsOf } from '@/features/conversation/threadReads';
import type { Side } from '@/layout/side';
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
    return endAll(
      () => clearTimeout(timer),
      () => observer.disconnect(),
      listen(window, ['focus', 'blur'], markIfSeen),
      listen(document, ['visibilitychange'], markIfSeen),
    );
  }, [newest, isUnread]);
}

/** Whether the other side wrote the post. Only such posts can be unread, never those of a colleague. */
const isTheirs = ({ author }: Post, side: Side): boolean =>
  (author.side === 'applicant') === (side === 'agency');

/** Id of the first unread post. @param unread the number of unread posts */
export function firstUnread(posts: readonly Post[], unread: number, side: Side): string | undefined {
  const theirs = posts.filter((post) => isTheirs(post, side));
  return unread === 0 ? undefined : theirs.at(-Math.min(unread, theirs.length))?.id;
}

/** The number of the other side's posts after the one with this id; null counts from the first post. */
export const unreadAfter = (posts: readonly Post[], upTo: string | null, side: Side): number =>
  posts.slice(posts.findIndex(({ id }) => id === upTo) + 1).filter((post) => isTheirs(post, side)).length;

/** Id of the post before the newest one of the other side; null when there is none. */
export function beforeNewest(posts: readonly Post[], side: Side): string | null {
  const newest = posts.findLastIndex((post) => isTheirs(post, side));
  return posts[newest - 1]?.id ?? null;
}
