import { isRecord } from '@/api/answer';
import { readList } from '@/api/lists';
import {
  count,
  date,
  dateAsRead,
  id,
  idAndName,
  maybe,
  maybeId,
  named,
  oneOf,
  ordinal,
  text,
  texts,
} from '@/api/scalars';
import { get, post as send, put, z } from '@/api/schema';
import { usableOrEmpty } from '@/api/tolerant';

export const THREAD_TOPICS = ['general', 'application', 'documents', 'interview', 'visa', 'fees'] as const;
export const THREAD_STATES = ['open', 'closed'] as const;
const SIDES = ['applicant', 'agency', 'employer', 'system'] as const;

/** A conversation between an applicant and the agency, as the reading side sees it. */
export const thread = named(
  'Thread',
  z.object({
    id,
    subject: text,
    topic: oneOf(THREAD_TOPICS, 'general'),
    state: oneOf(THREAD_STATES, 'open'),
    applicant: idAndName,
    /** The name of the other side: for the agency, the applicant's. */
    counterpart: text,
    lastPost: z.object({ excerpt: text, at: date, side: oneOf(SIDES, 'system') }),
    /** Number of posts that the reader has not read. */
    unread: count,
    /** The time of the applicant's first post that nobody has answered. */
    unansweredSince: date,
    applicationId: maybeId,
    /** Only for the agency. */
    assignee: maybe(idAndName),
    lastModified: dateAsRead,
  }),
);
export type Thread = z.infer<typeof thread>;

const post = named(
  'Post',
  z.object({
    id,
    threadId: id,
    clientId: maybe(text),
    author: z.object({ id, name: text, side: oneOf(SIDES, 'system') }),
    body: text,
    attachments: usableOrEmpty(z.object({ documentId: id, name: text, type: text, size: count })),
    sentAt: date,
    readAt: date,
  }),
);
export type Post = z.infer<typeof post>;

/**
 * Some posts of a conversation, oldest first. `hasMore`: there are more in the direction that was requested.
 */
const postsPart = named('Posts', z.object({ data: z.array(post), hasMore: z.boolean() }));

const usablePosts = readList(post);
/** Reads {@link postsPart} without the posts that cannot be read. */
const readPosts = (body: unknown) => ({
  data: usablePosts(body).data,
  hasMore: isRecord(body) && body.hasMore === true,
});

const unread = z.object({ unread: count });

/** The reads that show or count conversations, of applicants and of the agency. */
export const THREADS_READS = [
  '/api/messages',
  '/api/admin/threads',
  '/api/updates',
  '/api/user/dashboard',
] as const;
const written = { clientId: text, body: text, documentIds: z.optional(texts) };
const WRITTEN = z.object(written);
export const BEGUN = {
  ...written,
  topic: z.enum(THREAD_TOPICS),
  subject: z.optional(text),
  applicationId: z.optional(text),
};
/**
 * `upTo`: the post up to which everything is read; null marks nothing as read, and
 * with `back` marks all posts as unread.
 */
const READ = z.object({ upTo: z.nullable(text), back: z.optional(z.boolean()) });
const POSTS_QUERY = z.object({
  before: z.optional(text),
  after: z.optional(text),
  limit: z.optional(ordinal),
});

/** A repeated `clientId` gets the answer of the first request, so that a repetition creates nothing. */
export const WRITES = {
  makesStale: THREADS_READS,
  conflicts: [409, 422, 429],
  repeatable: true,
  isProposal: true,
} as const;

/**
 * The calls about one conversation, which are the same for both sides.
 * @param offline how many answers are kept for use offline; by default none
 */
export function callsAboutOne<const B extends string>(base: B, offline?: { readonly most: number }) {
  const kept = offline === undefined ? {} : { offline };
  return {
    byId: get(`${base}/{id}`, 'One conversation', { response: thread, ...kept, isProposal: true }),
    posts: get(
      `${base}/{id}/posts`,
      'Part of a conversation, oldest first; the newest without `before` and `after`',
      {
        query: POSTS_QUERY,
        response: postsPart,
        read: readPosts,
        ...kept,
        conflicts: [422],
        isProposal: true,
      },
    ),
    write: send(`${base}/{id}/posts`, 'Write into a conversation', {
      ...WRITES,
      body: WRITTEN,
      response: post,
    }),
    markRead: put(`${base}/{id}/read`, 'Say up to which message a conversation was read', {
      body: READ,
      response: unread,
      makesStale: THREADS_READS,
      isProposal: true,
    }),
  };
}
