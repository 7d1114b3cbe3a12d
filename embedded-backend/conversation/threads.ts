import { type Backend, isoAfter, isoNow } from '../backend.ts';
import type { User } from '../data/records.ts';
import type { Post, Side, Thread } from '../data/threadRecords.ts';
import { attachable } from '../documents/attachable.ts';
import { notify } from '../notifications/notify.ts';
import { newId } from '../security/tokens.ts';

/** The person who asks, and their side. */
export type Asker = { readonly id: string; readonly side: 'applicant' | 'agency' };
const EXCERPT = 160;

export const nameOf = ({ data }: Backend, userId: string): string => {
  const user = data.users.get(userId);
  return user === undefined ? '' : `${user.firstName} ${user.lastName}`.trim() || user.email;
};

/** The posts of a conversation, oldest first. */
export const postsOf = ({ data }: Backend, threadId: string): Post[] =>
  data.posts.filter((post) => post.threadId === threadId).sort((a, b) => a.sentAt.localeCompare(b.sentAt));

const isTheirs = ({ author }: Post, side: Asker['side']): boolean =>
  side === 'agency' ? author.side === 'applicant' : author.side !== 'applicant';

/**
 * The time up to which a person has read a conversation. For staff everything before their account was
 * created counts as read.
 */
export const readTo = ({ data }: Backend, thread: Thread, { id, side }: Asker): string =>
  thread.readTo[id] ?? (side === 'agency' ? (data.users.get(id)?.createdAt ?? '') : '');

export const unreadIn = (backend: Backend, thread: Thread, asker: Asker, posts: readonly Post[]): number => {
  const marker = readTo(backend, thread, asker);
  return posts.filter((post) => isTheirs(post, asker.side) && post.sentAt > marker).length;
};

/** Since when the applicant waits for an answer, or null. */
const unansweredSince = ({ state }: Thread, posts: readonly Post[]): string | null => {
  if (state === 'closed') return null;
  const answered = posts.findLastIndex(({ author }) => author.side !== 'applicant');
  return posts[answered + 1]?.sentAt ?? null;
};

export const threadView = (backend: Backend, thread: Thread, asker: Asker) => {
  const posts = postsOf(backend, thread.id);
  const last = posts.at(-1);
  const { id, subject, topic, state, applicationId, assigneeId, lastModified, userId } = thread;
  const applicant = { id: userId, name: nameOf(backend, userId) };
  return {
    id,
    subject,
    topic,
    state,
    applicant,
    counterpart: asker.side === 'agency' ? applicant.name : thread.counterpart,
    lastPost: {
      excerpt: Array.from(last?.body ?? '')
        .slice(0, EXCERPT)
        .join(''),
      at: last?.sentAt ?? lastModified,
      side: last?.author.side ?? 'system',
    },
    unread: unreadIn(backend, thread, asker, posts),
    unansweredSince: unansweredSince(thread, posts),
    applicationId,
    ...(asker.side === 'agency'
      ? { assignee: assigneeId === null ? null : { id: assigneeId, name: nameOf(backend, assigneeId) } }
      : {}),
    lastModified,
  };
};

export const postView = ({ heading: _heading, ...post }: Post) => post;

/** The one notification of a conversation, which each new post of the agency makes new again. */
const noteId = ({ id }: Thread): string => `message-${id}`;

/** Moves a person's read marker, and sets when posts of the other side were first read. */
export const moveMarker = (backend: Backend, thread: Thread, asker: Asker, marker: string): Thread => {
  const { notifications, posts, threads } = backend.data;
  const note = notifications.get(noteId(thread));
  if (note?.readAt === null && asker.id === note.userId && marker >= note.createdAt)
    notifications.update(note.id, { readAt: isoNow(backend) });
  for (const post of postsOf(backend, thread.id)) {
    if (post.readAt === null && isTheirs(post, asker.side) && post.sentAt <= marker) {
      posts.update(post.id, { readAt: isoNow(backend) });
    }
  }
  return threads.update(thread.id, { readTo: { ...thread.readTo, [asker.id]: marker } });
};

const attached = (backend: Backend, userId: string, ids: readonly string[]): Post['attachments'] =>
  ids.map((id) => {
    const { name, type, size } = attachable(backend, userId, id);
    return { documentId: id, name, type, size };
  });

export interface Written {
  readonly clientId: string;
  readonly body: string;
  readonly documentIds: readonly string[];
}

/** Adds a post. Its author has read everything up to it. A closed conversation is opened again. */
export const addPost = (
  backend: Backend,
  thread: Thread,
  author: User,
  side: Side,
  written: Written,
): Post => {
  const { posts, threads } = backend.data;
  const attachments = attached(backend, thread.userId, written.documentIds);
  const before = postsOf(backend, thread.id).at(-1)?.sentAt;
  const sentAt = before === undefined ? isoNow(backend) : isoAfter(backend, before);
  const post = posts.put({
    id: newId(),
    threadId: thread.id,
    clientId: written.clientId,
    author: { id: author.id, name: nameOf(backend, author.id), side },
    body: written.body,
    heading: null,
    attachments,
    sentAt,
    readAt: null,
  });
  if (side !== 'applicant')
    notify(
      backend,
      {
        userId: thread.userId,
        topic: 'messages',
        kind: 'messageReceived',
        title: `New message from ${thread.counterpart}`,
        params: { name: thread.counterpart },
        link: `/messages?thread=${thread.id}`,
      },
      noteId(thread),
    );
  const moved = moveMarker(
    backend,
    thread,
    { id: author.id, side: side === 'agency' ? 'agency' : 'applicant' },
    sentAt,
  );
  if (thread.state === 'closed') {
    threads.update(moved.id, { state: 'open', lastModified: isoAfter(backend, thread.lastModified) });
  }
  return post;
};
