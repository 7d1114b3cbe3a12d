import { expect, it } from 'vitest';
import { api, backend, clock, freshBackendForEachTest, START } from './freshBackend';

/**
 * Tests the notifications that the embedded backend sends because of the time. It sends them at the next
 * request, by its clock.
 */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

freshBackendForEachTest();

const look = () => api.call('GET', '/api/jobs/categories');
const told = (kind: string, userId?: string) =>
  backend.data.notifications.filter(
    (each) =>
      each.kind === kind && (userId === undefined || each.userId === userId) && each.createdAt >= at(0),
  );
const at = (ms: number) => new Date(START + ms).toISOString();

it('notifies both sides of an interview 24 hours and one hour before, but not after it has moved on', async () => {
  const { applications } = backend.data;
  const { interview } = applications.require('application-1');
  if (interview === null) throw new Error('The seed has none');
  applications.update('application-1', { interview: { ...interview, at: at(2 * DAY) } });
  await look();
  expect(told('interviewSoon', 'user-demo')).toEqual([]);
  clock.now = START + 25 * HOUR;
  await look();
  clock.now += 2 * 60_000;
  await look();
  expect(told('interviewSoon', 'user-demo')).toMatchObject([{ link: '/applications/application-1' }]);
  expect(told('interviewSoon', 'user-demo-admin')).toMatchObject([
    { side: 'agency', link: '/admin/applications/application-1' },
  ]);
  clock.now = START + 47.5 * HOUR;
  await look();
  expect(told('interviewSoon', 'user-demo')).toHaveLength(2);
  applications.update('application-1', { interview: { ...interview, at: at(5 * DAY) }, status: 'rejected' });
  clock.now = START + 5 * DAY - HOUR;
  await look();
  expect(told('interviewSoon', 'user-demo')).toHaveLength(2);
});

it('notifies of a task two days before and on its day, while it is open', async () => {
  const task = backend.data.tasks.find(({ userId }) => userId === 'user-demo');
  if (task === undefined) throw new Error('The seed has none');
  backend.data.tasks.replaceAll([{ ...task, state: 'open', dueOn: at(4 * DAY).slice(0, 10) }]);
  for (const days of [1, 2, 3, 4, 5]) {
    clock.now = START + days * DAY;
    await look();
  }
  expect(told('taskDue').map(({ createdAt }) => createdAt)).toEqual([at(2 * DAY), at(4 * DAY)]);
});

it('notifies of a document 30 days before it expires, and of a message without an answer for a day', async () => {
  const { documents, threads, posts } = backend.data;
  const [document] = documents.filter(({ userId }) => userId === 'user-demo');
  if (document === undefined) throw new Error('The seed has none');
  documents.update(document.id, { expiresOn: at(31 * DAY).slice(0, 10) });
  await look();
  expect(told('documentExpiring', 'user-demo')).toEqual([]);
  const thread = threads.find(({ userId }) => userId === 'user-demo');
  const post = posts.find(({ threadId }) => threadId === thread?.id);
  if (thread === undefined || post === undefined) throw new Error('The seed has none');
  threads.update(thread.id, { state: 'open' });
  posts.put({
    ...post,
    id: 'new',
    author: { ...post.author, id: 'user-demo', side: 'applicant' },
    sentAt: at(0),
  });
  clock.now = START + 23 * HOUR;
  await look();
  const before = told('messageUnanswered', 'user-demo-admin').length;
  clock.now = START + 3 * DAY;
  await look();
  clock.now += HOUR;
  await look();
  expect(told('documentExpiring', 'user-demo')).toHaveLength(1);
  const links = told('messageUnanswered', 'user-demo-admin').map(({ link }) => link);
  expect(links.slice(before).filter((link) => link === `/messages?thread=${thread.id}`)).toHaveLength(1);
});

it('notifies of a sign-in from a new device, but not from the first one', async () => {
  const from = async (agent: string) => {
    const response = await backend.answer(
      new Request('http://backend.test/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': agent },
        body: JSON.stringify({ email: 'user@visatalent.test', password: 'Passw0rd!' }),
      }),
    );
    expect(response?.status).toBe(200);
  };
  await from('Firefox/1');
  await from('Firefox/1');
  expect(told('newSignIn', 'user-demo')).toEqual([]);
  await from('Chrome/1');
  expect(told('newSignIn', 'user-demo')).toMatchObject([{ topic: 'account', side: 'applicant' }]);
  await from('Firefox/1');
  expect(told('newSignIn', 'user-demo')).toHaveLength(1);
  clock.now += 91 * DAY;
  await from('Firefox/1');
  expect(told('newSignIn', 'user-demo')).toHaveLength(2);
});
