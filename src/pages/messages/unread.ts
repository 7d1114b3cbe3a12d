import type { Post } from '@/api/endpoints/threadShapes';
import type { Side } from '@/layout/side';

/** Whether the other side wrote it: only that can be unread. What a colleague wrote never is. */
const isTheirs = ({ author }: Post, side: Side): boolean =>
  (author.side === 'applicant') === (side === 'agency');

/** The id of the first of so many posts that were not read. */
export function firstUnread(posts: readonly Post[], unread: number, side: Side): string | undefined {
  const theirs = posts.filter((post) => isTheirs(post, side));
  return unread === 0 ? undefined : theirs.at(-Math.min(unread, theirs.length))?.id;
}

/** How many of the other side's posts come after a place; null stands before all of them. */
export const unreadAfter = (posts: readonly Post[], upTo: string | null, side: Side): number =>
  posts.slice(posts.findIndex(({ id }) => id === upTo) + 1).filter((post) => isTheirs(post, side)).length;

/** The place before the newest message of the other side; null where everything is theirs. */
export function beforeNewest(posts: readonly Post[], side: Side): string | null {
  const newest = posts.findLastIndex((post) => isTheirs(post, side));
  return posts[newest - 1]?.id ?? null;
}
