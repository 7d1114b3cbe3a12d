import { beforeEach, describe, expect, it } from 'vitest';
import { api, backend, clock, freshBackendForEachTest } from './freshBackend';

/** Tests how the embedded backend answers about conversations, to the person and to the agency. */
interface Row {
  readonly id: string;
  readonly state: string;
  readonly unread: number;
  readonly unansweredSince: string | null;
  readonly assignee: { readonly id: string } | null;
  readonly lastModified: string;
  readonly message: string;
  readonly current: Row;
  readonly read: boolean;
  readonly data: readonly Row[];
  readonly totalCount: number;
  readonly hasMore: boolean;
  readonly topics: object;
  readonly cursor: string;
  readonly unreadMessages: number;
  readonly unreadNotifications: number;
  readonly openTasks: number;
  readonly changes: readonly { readonly kind: string; readonly id: string }[];
  readonly reset?: boolean;
  readonly items: readonly { readonly id: string; readonly count: number }[];
}

let person = '';
let admin = '';

freshBackendForEachTest();
beforeEach(async () => {
  person = await api.login('user');
  admin = await api.login('admin');
});

const as = (token: string) => (method: string, path: string, body?: object) =>
  api.call<Row>(method, path, body === undefined ? { token } : { token, body });
const mine = (method: string, path: string, body?: object) =>
  as(person)(method, `/api/messages/threads${path}`, body);
const staff = (method: string, path: string, body?: object) =>
  as(admin)(method, `/api/admin/threads${path}`, body);
const ids = ({ data }: Row) => data.map(({ id }) => id);

describe('a conversation', () => {
  it('has a post once, however often the same write arrives', async () => {
    const written = { clientId: 'c1', body: 'Tuesday, please.' };
    const first = await mine('POST', '/thread-1/posts', written);
    const second = await mine('POST', '/thread-1/posts', written);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.id).toBe(first.body.id);
    expect(ids((await mine('GET', '/thread-1/posts')).body)).toEqual([
      'message-4',
      'message-1',
      first.body.id,
    ]);
  });

  it('begins once, with its attachments, or not at all', async () => {
    const begun = { clientId: 'c2', topic: 'visa', body: 'When?', documentIds: ['document-1'] };
    const first = await mine('POST', '', begun);
    expect((await mine('POST', '', begun)).body.id).toBe(first.body.id);
    const size = backend.data.threads.size;
    const gone = await mine('POST', '', { ...begun, clientId: 'c3', documentIds: ['nothing'] });
    expect([gone.status, backend.data.threads.size]).toEqual([422, size]);
    const free = backend.data.documents.put({
      ...backend.data.documents.require('document-1'),
      id: 'document-free',
      name: 'Old passport.pdf',
      file: null,
      earlier: [],
    });
    await as(person)('DELETE', `/api/documents/${free.id}`);
    const named = await mine('POST', '', { ...begun, clientId: 'c5', documentIds: [free.id] });
    expect(named.body.message).toBe('Old passport.pdf is no longer in your documents.');
    expect((await mine('POST', '', { clientId: 'c4', topic: 'visa', body: ' ' })).status).toBe(422);
  });

  it('is returned in parts of 30, and refuses other sizes', async () => {
    const last = (await staff('GET', '/thread-45/posts')).body;
    expect([last.data.length, last.hasMore]).toEqual([30, true]);
    const before = (await staff('GET', `/thread-45/posts?before=${last.data[0]?.id}&limit=100`)).body;
    expect([before.data.length, before.hasMore]).toEqual([100, true]);
    const after = (await staff('GET', `/thread-45/posts?after=${before.data.at(-1)?.id}`)).body;
    expect([ids(after), after.hasMore]).toEqual([ids(last), false]);
    expect((await staff('GET', '/thread-45/posts?limit=101')).status).toBe(422);
  });

  it('belongs to its person, and the agency’s news to the agency', async () => {
    expect((await mine('GET', '/thread-9')).status).toBe(404);
    expect((await mine('POST', '/thread-9/posts', { clientId: 'x', body: 'x' })).status).toBe(404);
    expect((await as(person)('GET', '/api/updates?side=agency')).status).toBe(403);
  });

  it('takes 20 posts a minute', async () => {
    for (let each = 0; each < 20; each += 1) {
      await mine('POST', '/thread-1/posts', { clientId: `many-${each}`, body: 'More' });
    }
    expect((await mine('POST', '/thread-1/posts', { clientId: 'many', body: 'More' })).status).toBe(429);
    clock.now += 61_000;
    expect((await mine('POST', '/thread-1/posts', { clientId: 'many', body: 'More' })).status).toBe(201);
  });
});

describe('the unread count', () => {
  it('goes down as the marker moves on, and never because of an older post', async () => {
    expect((await mine('GET', '?show=unread')).body.totalCount).toBe(2);
    expect((await mine('PUT', '/thread-1/read', { upTo: 'message-1' })).body.unread).toBe(0);
    expect((await mine('PUT', '/thread-1/read', { upTo: 'message-4' })).body.unread).toBe(0);
    expect((await mine('PUT', '/thread-1/read', { upTo: 'message-4', back: true })).body.unread).toBe(1);
    expect((await mine('PUT', '/thread-1/read', { upTo: null })).body.unread).toBe(1);
    expect((await mine('PUT', '/thread-1/read', { upTo: null, back: true })).body.unread).toBe(2);
  });

  it('is the same for single messages', async () => {
    expect((await as(person)('GET', '/api/messages')).body.totalCount).toBe(5);
    await as(person)('PUT', '/api/messages/message-1', { read: true });
    expect((await mine('GET', '/thread-1')).body.unread).toBe(0);
    expect((await as(person)('PUT', '/api/messages/message-1', { read: false })).body.read).toBe(false);
    expect((await mine('GET', '/thread-1')).body.unread).toBe(1);
  });
});

describe('the notification of a conversation', () => {
  const stored = () => backend.data.notifications.filter(({ kind }) => kind === 'messageReceived');
  const write = async (body: string) => {
    clock.now += 1000;
    return (await staff('POST', '/thread-3/posts', { clientId: body, body })).body.id;
  };

  it('is one, is new again with each post of the agency, and is read with the conversation', async () => {
    await write('One');
    const last = await write('Two');
    const link = '/messages?thread=thread-3';
    const name = 'VisaTalent';
    expect(stored()).toMatchObject([{ userId: 'user-demo', link, params: { name }, readAt: null }]);
    await mine('PUT', '/thread-3/read', { upTo: last });
    expect(stored()[0]?.readAt).not.toBeNull();
    await write('Three');
    expect(stored().map(({ readAt }) => readAt)).toEqual([null]);
    await mine('POST', '/thread-3/posts', { clientId: 'a', body: 'Thanks' });
    expect(stored()[0]?.readAt).not.toBeNull();
  });

  it('does not exist for who switched messages off', async () => {
    const { body } = await as(person)('GET', '/api/notifications/preferences');
    const topics = { ...body.topics, messages: { inApp: false, email: true } };
    await as(person)('PUT', '/api/notifications/preferences', { ...body, topics });
    await write('One');
    expect(stored()).toEqual([]);
  });
});

describe('for the agency', () => {
  it('an answer removes a conversation from the unanswered ones and from the desk, down to the last one', async () => {
    const unanswered = async () => ids((await staff('GET', '?show=unanswered')).body);
    const onDesk = async () =>
      (await as(admin)('GET', '/api/admin/desk')).body.items.find(({ id }) => id === 'messages')?.count;
    const before = await unanswered();
    expect([before.length, await onDesk()]).toEqual([9, 9]);
    for (const [at, id] of before.entries()) {
      await staff('POST', `/${id}/posts`, { clientId: `a${at}`, body: 'Yes.' });
      expect((await staff('GET', `/${id}`)).body.unansweredSince).toBeNull();
      expect([(await unanswered()).length, await onDesk()]).toEqual([8 - at, 8 - at]);
    }
  });

  it('the second of two changes is refused with the current state', async () => {
    const { lastModified } = (await staff('GET', '/thread-1')).body;
    const change = { assigneeId: 'user-demo-admin', lastModified };
    expect((await staff('PUT', '/thread-1', change)).body.assignee?.id).toBe('user-demo-admin');
    const second = await staff('PUT', '/thread-1', change);
    expect([second.status, second.body.current.assignee?.id]).toEqual([409, 'user-demo-admin']);
    await staff('PUT', '/thread-1', { state: 'closed', lastModified: second.body.current.lastModified });
    await mine('POST', '/thread-1/posts', { clientId: 'c9', body: 'One more.' });
    expect((await mine('GET', '/thread-1')).body.state).toBe('open');
  });

  it('nobody answers their own conversation as the agency', async () => {
    const both = await api.login('both');
    const begun = await as(both)('POST', '/api/messages/threads', {
      clientId: 'b1',
      topic: 'general',
      body: 'Hello',
    });
    const answered = await as(both)('POST', `/api/admin/threads/${begun.body.id}/posts`, {
      clientId: 'b2',
      body: 'Hello myself',
    });
    expect([answered.status, answered.body.message]).toEqual([
      409,
      'You can’t answer your own conversation.',
    ]);
    expect(backend.data.posts.filter(({ threadId }) => threadId === begun.body.id)).toHaveLength(1);
  });
});

it('returns what is new since the last time', async () => {
  const updates = (query: string) => as(person)('GET', `/api/updates${query}`);
  // One application of the seed was changed at exactly this time.
  clock.now += 1000;
  const { body } = await updates('');
  expect([body.unreadMessages, body.openTasks, body.changes]).toEqual([2, 3, []]);
  clock.now += 1000;
  await staff('POST', '/thread-3/posts', { clientId: 'u1', body: 'One page is enough.' });
  const next = (await updates(`?since=${body.cursor}`)).body;
  const thread = { kind: 'thread', id: 'thread-3' };
  const notification = { kind: 'notification', id: 'message-thread-3' };
  expect([next.unreadMessages, next.changes]).toEqual([3, [thread, notification]]);
  const unread = backend.data.notifications.filter(
    ({ userId, readAt, side }) => userId === 'user-demo' && readAt === null && side === 'applicant',
  );
  expect(next.unreadNotifications).toBe(unread.length);
  const written = await mine('POST', '/thread-1/posts', { clientId: 'u2', body: 'Seen?' });
  clock.now += 1000;
  const { cursor } = (await updates('')).body;
  clock.now += 1000;
  await staff('PUT', '/thread-1/read', { upTo: written.body.id });
  expect((await updates(`?since=${cursor}`)).body.changes).toEqual([{ kind: 'thread', id: 'thread-1' }]);
  expect((await updates('?since=nonsense')).body.reset).toBe(true);
});

it('is deleted with the account, and is in the export', async () => {
  const token = await api.login('user');
  const { body } = await api.call<{ conversations: readonly { posts: readonly object[] }[] }>(
    'GET',
    '/api/users/me/export',
    { token },
  );
  expect(body.conversations.map(({ posts }) => posts.length).sort((a, b) => a - b)).toEqual([2, 2, 3]);
});
