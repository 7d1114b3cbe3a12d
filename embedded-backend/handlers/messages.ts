import { type Asker, moveMarker, postsOf, readTo } from '../conversation/threads.ts';
import type { User } from '../data/records.ts';
import type { Post, Thread } from '../data/threadRecords.ts';
import type { Backend } from '../backend.ts';
import { notFound } from '../http/HttpFailure.ts';
import { pagedList, type ListRule } from '../http/paging.ts';
import { get, put, type Resource } from '../http/route.ts';

type Message = ReturnType<typeof messageOf>;

const LIST: ListRule<Message> = {
  search: ({ from, subject, body }) => [from, subject, body],
  sort: { sentAt: ({ sentAt }) => sentAt, from: ({ from }) => from, subject: ({ subject }) => subject },
  defaultSort: 'sentAt',
  defaultOrder: 'desc',
};

const applicantOf = ({ userId }: Thread): Asker => ({ id: userId, side: 'applicant' });

/** A post of the other side as a single message. */
const messageOf = (backend: Backend, thread: Thread, { id, author, heading, body, sentAt }: Post) => ({
  id,
  from: author.name,
  subject: heading ?? thread.subject,
  body,
  read: sentAt <= readTo(backend, thread, applicantOf(thread)),
  sentAt,
});

/** The posts to a person, each as a single message. */
export const messagesTo = (backend: Backend, userId: string): Message[] =>
  backend.data.threads
    .filter((thread) => thread.userId === userId)
    .flatMap((thread) =>
      postsOf(backend, thread.id)
        .filter(({ author }) => author.side !== 'applicant')
        .map((post) => messageOf(backend, thread, post)),
    );

export const messages: Resource = (backend) => {
  const own = (user: User, id: string): [Thread, Post] => {
    const post = backend.data.posts.get(id);
    const thread = post && backend.data.threads.get(post.threadId);
    if (!thread || thread.userId !== user.id || post.author.side === 'applicant') {
      throw notFound('The message');
    }
    return [thread, post];
  };
  return [
    get('/api/messages', ({ user, query }) => pagedList(messagesTo(backend, user().id), query, LIST)),
    get('/api/messages/:id', ({ user, param }) => messageOf(backend, ...own(user(), param('id')))),
    put('/api/messages/:id', async ({ user, form: read, param }) => {
      const [thread, post] = own(user(), param('id'));
      const form = await read();
      const isRead = form.boolean('read') ?? true;
      form.done();
      if (messageOf(backend, thread, post).read === isRead) return messageOf(backend, thread, post);
      const before = postsOf(backend, thread.id).findLast(({ sentAt }) => sentAt < post.sentAt);
      const marker = isRead ? post.sentAt : (before?.sentAt ?? '');
      return messageOf(backend, moveMarker(backend, thread, applicantOf(thread), marker), post);
    }),
  ];
};
