import { beforeEach, expect, it } from 'vitest';
import { api, clock, freshBackendForEachTest } from './freshBackend';

/** Tests how the embedded backend answers about notifications. */
interface Row {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly link: string | null;
  readonly readAt: string | null;
  readonly unread: number;
  readonly data: readonly Row[];
  readonly totalCount: number;
  readonly topics: Readonly<Record<string, { readonly inApp: boolean; readonly email: boolean }>>;
  readonly lastModified: string;
  readonly current: Row;
}

let token = '';

freshBackendForEachTest();
beforeEach(async () => {
  token = await api.login('user');
});

const call = (method: string, path: string, body?: object) =>
  api.call<Row>(method, `/api/notifications${path}`, body === undefined ? { token } : { token, body });
/** The agency assigns a task, so the person is notified. */
const tell = async (): Promise<Row | undefined> => {
  const body = {
    clientId: `a${clock.now}`,
    applicantIds: ['user-demo'],
    title: 'Scan',
    text: 'All.',
    kind: 'other',
  };
  await api.call('POST', '/api/admin/tasks/assign', { token: await api.login('admin'), body });
  return (await call('GET', '?topic=tasks&unread=true')).body.data[0];
};

it('lists unread ones or those of a topic, newest first, and deletes them after 90 days', async () => {
  expect((await call('GET', '')).body.totalCount).toBe(20);
  expect((await call('GET', '?unread=true')).body.data.map(({ id }) => id)).toEqual([
    'notification-applicant-1',
    'notification-applicant-2',
    'notification-applicant-3',
  ]);
  expect((await call('GET', '?topic=tasks')).body.totalCount).toBe(4);
  clock.now += 91 * 86_400_000;
  token = await api.login('user');
  await tell();
  // And the sign-in from the first device of the last 90 days.
  expect((await call('GET', '')).body.data.map(({ kind }) => kind)).toEqual(['taskAssigned', 'newSignIn']);
});

it('leaves notifications unread that came after the last one that was seen', async () => {
  clock.now += 1000;
  const late = await tell();
  expect(late?.link).toMatch(/^\/tasks\/./);
  const answer = await call('POST', '/read-all', { upTo: 'notification-applicant-1' });
  expect(answer.body.unread).toBe(1);
  expect((await call('GET', '?unread=true')).body.data.map(({ id }) => id)).toEqual([late?.id]);
});

it('marks one as read and as unread, but not those of other people', async () => {
  const mark = (id: string, read: boolean) => call('PUT', `/${id}/read`, { read });
  expect((await mark('notification-applicant-1', true)).body.unread).toBe(2);
  expect((await mark('notification-applicant-1', false)).body.unread).toBe(3);
  expect((await mark('notification-agency-1', true)).status).toBe(404);
});

it('shows the agency’s to administrators only', async () => {
  expect((await call('GET', '?side=agency')).status).toBe(403);
  token = await api.login('admin');
  expect((await call('GET', '?side=agency')).body.totalCount).toBe(4);
});

it('keeps the account’s topic on, sends nothing of a topic that is off, and refuses an outdated version', async () => {
  const { topics, lastModified } = (await call('GET', '/preferences')).body;
  const off = { inApp: false, email: false };
  const body = { topics: { ...topics, tasks: off, account: off }, lastModified };
  const saved = await call('PUT', '/preferences', body);
  expect([saved.body.topics.tasks, saved.body.topics.account]).toEqual([off, { inApp: true, email: true }]);
  expect((await tell())?.id).toBe('notification-applicant-1');
  const late = await call('PUT', '/preferences', body);
  expect([late.status, late.body.current.topics.tasks]).toEqual([409, off]);
});
