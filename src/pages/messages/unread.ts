import type { Post } from '@/api/endpoints/threadShapes';
import type { Side } from '@/layout/side';

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
