import { type Backend, isoAfter, isoNow } from '../backend.ts';
import {
  addPost,
  type Asker,
  moveMarker,
  postsOf,
  postView,
  readTo,
  threadView,
  unreadIn,
  type Written,
} from '../conversation/threads.ts';
import type { User } from '../data/records.ts';
import { type Thread, THREAD_STATES, THREAD_TOPICS } from '../data/threadRecords.ts';
import type { Form } from '../http/Form.ts';
import { conflict, invalid, notFound } from '../http/HttpFailure.ts';
import { limit } from '../http/limits.ts';
import { matches, page } from '../http/paging.ts';
import { type Call, created, get, post, put, type Resource, type Route } from '../http/route.ts';
import { newId } from '../security/tokens.ts';

const PAGE_SIZE = 20;
const POSTS = { usual: 30, most: 100 };
const MOST_DOCUMENTS = 5;
const TOPIC_NAMES: Readonly<Record<Thread['topic'], string>> = {
  general: 'General',
  application: 'Application',
  documents: 'Documents',
  interview: 'Interview',
  visa: 'Visa',
  fees: 'Fees',
};

const writtenIn = (form: Form): Written => {
  const clientId = form.required('clientId', { max: 100 });
  const documentIds = form.texts('documentIds', MOST_DOCUMENTS) ?? [];
  const body = form.text('body', { max: 5000 }) ?? '';
  if (body === '' && documentIds.length === 0) {
    form.fail('body', 'Write a message or attach a document.');
  }
  return { clientId, body, documentIds };
};

const limitIn = (query: URLSearchParams): number => {
  const asked = query.get('limit');
  const size = asked === null ? POSTS.usual : Number(asked);
  if (Number.isInteger(size) && size >= 1 && size <= POSTS.most) return size;
  throw invalid({ limit: ['Enter a number from 1 to 100.'] });
};

/** The routes of one side. Both sides have the same calls with other paths and permissions. */
const routesOf = (backend: Backend, base: string, side: Asker['side']): Route[] => {
  const { posts, threads, users } = backend.data;
  const isAgency = side === 'agency';
  const whoAsks = (call: Call): User => (isAgency ? call.admin() : call.user());
  const askerOf = (call: Call): Asker => ({ id: whoAsks(call).id, side });
  const theirs = (call: Call): Thread => {
    const asker = askerOf(call);
    const thread = threads.get(call.param('id'));
    if (!thread || (!isAgency && thread.userId !== asker.id)) throw notFound('The conversation');
    return thread;
  };
  const shows = (thread: Thread, asker: Asker, show: string): boolean => {
    if (show === 'closed') return thread.state === 'closed';
    if (show === 'unread') return unreadIn(backend, thread, asker, postsOf(backend, thread.id)) > 0;
    if (!isAgency) return true;
    if (show === 'mine') return thread.assigneeId === asker.id;
    return show !== 'unanswered' || threadView(backend, thread, asker).unansweredSince !== null;
  };
  const refuseOneself = (thread: Pick<Thread, 'userId'>, author: User): void => {
    if (isAgency && thread.userId === author.id) {
      throw conflict('You can’t answer your own conversation.');
    }
  };

  return [
    get(base, (call) => {
      const asker = askerOf(call);
      const show = call.query.get('show') ?? 'all';
      const search = call.query.get('search') ?? '';
      const applicantId = isAgency ? (call.query.get('applicantId') ?? '') : asker.id;
      const found = threads
        .filter(({ userId }) => applicantId === '' || userId === applicantId)
        .filter((thread) => shows(thread, asker, show))
        .map((thread) => threadView(backend, thread, asker))
        .filter(
          ({ id, subject, counterpart }) =>
            search.trim() === '' ||
            matches(search, [subject, counterpart, ...postsOf(backend, id).map(({ body }) => body)]),
        )
        .sort((a, b) => b.lastPost.at.localeCompare(a.lastPost.at));
      return page(found, call.query, PAGE_SIZE, 200);
    }),
    post(base, async (call) => {
      const author = whoAsks(call);
      const form = await call.form();
      const written = writtenIn(form);
      const topic = form.word('topic', THREAD_TOPICS) ?? 'general';
      const subject = form.text('subject', { max: 120 }) ?? TOPIC_NAMES[topic];
      const applicationId = form.text('applicationId', { max: 100 }) ?? null;
      const applicantId = isAgency ? form.required('applicantId', { max: 100 }) : author.id;
      form.done();
      const before = threads.find(
        ({ begunBy, clientId }) => begunBy === author.id && clientId === written.clientId,
      );
      if (before) return threadView(backend, before, { id: author.id, side });
      limit(backend, 'post', call);
      if (!users.get(applicantId)) throw invalid({ applicantId: ['This person was not found.'] });
      refuseOneself({ userId: applicantId }, author);
      const thread: Thread = {
        id: newId(),
        userId: applicantId,
        subject,
        topic,
        state: 'open',
        counterpart: 'VisaTalent',
        applicationId,
        assigneeId: isAgency ? author.id : null,
        readTo: {},
        begunBy: author.id,
        clientId: written.clientId,
        lastModified: isoNow(backend),
      };
      // Removed again if a document is missing, so that no empty conversation stays.
      threads.put(thread);
      try {
        addPost(backend, thread, author, side, written);
      } catch (error) {
        threads.delete(thread.id);
        throw error;
      }
      return created(threadView(backend, threads.require(thread.id), { id: author.id, side }));
    }),
    get(`${base}/:id`, (call) => threadView(backend, theirs(call), askerOf(call))),
    get(`${base}/:id/posts`, (call) => {
      const all = postsOf(backend, theirs(call).id);
      const size = limitIn(call.query);
      const placeOf = (name: string): number => all.findIndex(({ id }) => id === call.query.get(name));
      const after = placeOf('after');
      const before = placeOf('before');
      if (after >= 0) {
        const data = all.slice(after + 1, after + 1 + size);
        return { data: data.map(postView), hasMore: after + 1 + size < all.length };
      }
      const end = before < 0 ? all.length : before;
      const start = Math.max(0, end - size);
      return { data: all.slice(start, end).map(postView), hasMore: start > 0 };
    }),
    post(`${base}/:id/posts`, async (call) => {
      const author = whoAsks(call);
      const thread = theirs(call);
      const form = await call.form();
      const written = writtenIn(form);
      form.done();
      const before = posts.find((each) => each.author.id === author.id && each.clientId === written.clientId);
      if (before) return postView(before);
      refuseOneself(thread, author);
      limit(backend, 'post', call);
      return created(postView(addPost(backend, thread, author, side, written)));
    }),
    put(`${base}/:id/read`, async (call) => {
      const asker = askerOf(call);
      const thread = theirs(call);
      const form = await call.form();
      const upTo = form.text('upTo', { max: 100 });
      const back = form.boolean('back') ?? false;
      form.done();
      const all = postsOf(backend, thread.id);
      const last = upTo === undefined ? undefined : all.find(({ id }) => id === upTo);
      if (upTo !== undefined && last === undefined) throw notFound('The message');
      const marker = last?.sentAt ?? '';
      const moved =
        back || marker > readTo(backend, thread, asker) ? moveMarker(backend, thread, asker, marker) : thread;
      return { unread: unreadIn(backend, moved, asker, all) };
    }),
  ];
};

/** The conversations of the signed-in person. */
export const threads: Resource = (backend) => routesOf(backend, '/api/messages/threads', 'applicant');

/** All conversations, for the agency. */
export const adminThreads: Resource = (backend) => [
  ...routesOf(backend, '/api/admin/threads', 'agency'),
  put('/api/admin/threads/:id', async ({ admin, form: read, param }) => {
    const asker: Asker = { id: admin().id, side: 'agency' };
    const { threads, users } = backend.data;
    const thread = threads.require(param('id'));
    const form = await read();
    const state = form.word('state', THREAD_STATES) ?? thread.state;
    const asked = form.text('assigneeId', { max: 100 });
    const assigneeId = form.has('assigneeId') ? (asked ?? null) : thread.assigneeId;
    const seen = form.required('lastModified', { max: 40 });
    form.done();
    if (Date.parse(seen) !== Date.parse(thread.lastModified)) {
      throw conflict('This changed in the meantime.', { current: threadView(backend, thread, asker) });
    }
    if (assigneeId !== null && !users.get(assigneeId)) {
      throw invalid({ assigneeId: ['This person was not found.'] });
    }
    const lastModified = isoAfter(backend, thread.lastModified);
    return threadView(backend, threads.update(thread.id, { state, assigneeId, lastModified }), asker);
  }),
];
