import { expect, test } from 'vitest';
import { RAW } from '@/errors/catalogue';
import { adminDesk } from './adminDesk';
import { adminThreads } from './adminThreads';
import { notifications } from './notifications';
import { threads } from './threads';
import { updates } from './updates';
import { user } from './user';

const post = {
  id: 'p1',
  threadId: 't1',
  author: { id: 'u1', name: 'Ada', side: 'applicant' },
  body: 'Hello',
  attachments: [],
  sentAt: null,
  readAt: null,
};

test.each([threads, adminThreads])('one unreadable post does not fail a conversation', ({ posts }) => {
  const body = { data: [{ ...post, id: 'p0', body: null }, post], hasMore: true };
  expect(posts.read(body)).toEqual({ data: [post], hasMore: true });
  expect(() => posts.read({ data: [{ id: 'p0' }], hasMore: false })).toThrow(RAW.formatNotRecognized);
  expect(() => posts.read({ hasMore: false })).toThrow(RAW.formatNotRecognized);
});

test.each([null, undefined, 'none'])('a post with the attachments %s has none', (attachments) => {
  const { data } = threads.posts.read({ data: [{ ...post, attachments }], hasMore: false });
  expect(data).toEqual([post]);
});

test('one unreadable attachment hides no other, and is no reason to lose the post', () => {
  const attachment = { documentId: 'd1', name: 'Passport.pdf', type: 'passport', size: 1024 };
  const read = (attachments: readonly unknown[]) =>
    threads.posts.read({ data: [{ ...post, attachments }], hasMore: false }).data[0]?.attachments;
  expect(read([{ documentId: 'd0' }, attachment])).toEqual([attachment]);
  expect(read([{ documentId: 'd0' }])).toEqual([]);
});

test('one unreadable application does not fail the dashboard; a list of which nothing can be read does', () => {
  const application = { id: 'a1', jobId: 'j1', jobTitle: 'Welder', status: 'submitted' };
  const dashboard = {
    applications: [{ id: 'a0' }, application],
    savedJobs: [],
    documents: 0,
    unreadMessages: 0,
  };
  expect(user.dashboard.read(dashboard).applications.map(({ id }) => id)).toEqual(['a1']);
  expect(() => user.dashboard.read({ ...dashboard, applications: [{ id: 'a0' }] })).toThrow(
    RAW.formatNotRecognized,
  );
});

test("one unreadable item does not fail the agency's desk, and one unreadable day not its figures", () => {
  const items = [
    { id: 7, count: 3 },
    { id: 'documents', count: 2 },
  ];
  expect(adminDesk.desk.read({ items }).items).toMatchObject([{ id: 'documents', count: 2 }]);
  expect(() => adminDesk.desk.read({ items: null })).toThrow(RAW.formatNotRecognized);
  const day = { day: '2026-11-26', count: 4 };
  const { series } = adminDesk.trends.read({
    series: { users: [day, { day: null, count: 9 }, day], applications: [null], documents: [] },
  });
  expect(series.users.map(({ count }) => count)).toEqual([4, 0, 4]);
  expect(series.applications.map(({ count }) => count)).toEqual([0]);
});

test('a notification with an unreadable kind, body or texts is shown by its title', () => {
  const { data } = notifications.list.read([
    { id: 'n1', kind: 7, title: 'Closed', body: {}, texts: { en: { title: 'Closed' } } },
  ]);
  expect(data).toMatchObject([{ id: 'n1', kind: '', title: 'Closed', body: null, texts: null }]);
});

test('news with a change of an unknown kind, or without a reset, can be read', () => {
  const known = { kind: 'thread', id: 't1' } as const;
  const body = { cursor: 'c', changes: [{ kind: 'invoice', id: 'i1' }, known], more: false, reset: null };
  expect(updates.read.read(body).changes).toEqual([known]);
  expect(updates.read.read({ ...body, changes: body.changes.slice(0, 1) }).changes).toEqual([]);
  expect(() => updates.read.read({ ...body, changes: null })).toThrow(RAW.formatNotRecognized);
});

test.each(['', '.', '..', '\uD800x'])(
  'an item with the id %j, to which no link can lead, is left out',
  (id) => {
    const items = [id, '.a', 'a/b?c', '👩‍👧'].map((each) => ({ id: each, title: 'Closed' }));
    expect(notifications.list.read(items).data.map((each) => each.id)).toEqual(['.a', 'a/b?c', '👩‍👧']);
  },
);
