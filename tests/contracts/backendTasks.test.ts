import { beforeEach, describe, expect, it } from 'vitest';
import { api, backend, clock, freshBackendForEachTest, START } from './freshBackend';

/** Tests how the embedded backend answers about tasks, to the person and to the agency. */
interface Row {
  readonly id: string;
  readonly state: string;
  readonly note: string | null;
  readonly reviewNote: string | null;
  readonly reason: string | null;
  readonly dueOn: string | null;
  readonly submittedAt: string | null;
  readonly lastModified: string;
  readonly message: string;
  readonly current: Row;
  readonly updated: number;
  readonly failed: readonly { readonly id: string; readonly message: string }[];
  readonly data: readonly Row[];
  readonly totalCount: number;
  readonly errors: Readonly<Record<string, string[]>>;
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
const mine = (method: string, path: string, body?: object) => as(person)(method, `/api/tasks${path}`, body);
const staff = (method: string, path: string, body?: object) =>
  as(admin)(method, `/api/admin/tasks${path}`, body);
const seen = (id: string) => backend.data.tasks.require(id).lastModified;
const submit = (id: string, more: object = { note: 'Done' }) =>
  mine('PUT', `/${id}/submit`, { clientId: 'c1', lastModified: seen(id), ...more });

describe('for the person', () => {
  it('lists their own tasks, overdue ones first', async () => {
    const { body } = await mine('GET', '');
    expect(body.data.map(({ id }) => id)).toEqual(['task-1', 'task-2', 'task-3', 'task-4']);
    expect(backend.data.tasks.size).toBe(24);
    expect((await mine('GET', '?state=done')).body.totalCount).toBe(1);
  });

  it('accepts an answer once, however often the same write arrives', async () => {
    const before = seen('task-1');
    const first = await submit('task-1');
    clock.now += 60_000;
    const second = await mine('PUT', '/task-1/submit', {
      clientId: 'c1',
      note: 'Done',
      lastModified: before,
    });
    expect([first.status, second.status, second.body.lastModified]).toEqual([
      200,
      200,
      first.body.lastModified,
    ]);
  });

  it('refuses a document task without a document or a note', async () => {
    const { status, body } = await submit('task-1', {});
    expect([status, body.errors]).toEqual([
      422,
      { documentIds: ['Attach a document or say why there is none.'] },
    ]);
    expect((await submit('task-1', { documentIds: ['nobody-has-it'] })).status).toBe(422);
    expect((await submit('task-1', { documentIds: ['document-1'] })).body.state).toBe('submitted');
  });

  it('returns the current state if a task was reviewed while it was taken back', async () => {
    const { body: sent } = await submit('task-2');
    clock.now += 1000;
    await staff('PUT', '/task-2/review', { outcome: 'done', lastModified: sent.lastModified });
    const late = await mine('PUT', '/task-2/take-back', { lastModified: sent.lastModified });
    expect([late.status, late.body.message, late.body.current.state]).toEqual([
      409,
      'This changed in the meantime.',
      'done',
    ]);
  });

  it('accepts the reason why it can’t be done, and shows no tasks of other people', async () => {
    const { body } = await mine('PUT', '/task-1/decline', {
      clientId: 'c2',
      reason: 'It was lost.',
      lastModified: seen('task-1'),
    });
    expect([body.state, body.reason]).toEqual(['cancelled', 'It was lost.']);
    expect((await mine('GET', '/task-5')).status).toBe(404);
  });
});

describe('for the agency', () => {
  it('asks again only with a note', async () => {
    const { body } = await submit('task-1');
    const again = (note?: string) =>
      staff('PUT', '/task-1/review', { outcome: 'again', note, lastModified: body.lastModified });
    const sentBack = () =>
      backend.data.notifications.filter(
        ({ kind, createdAt }) => kind === 'taskReturned' && createdAt >= new Date(START).toISOString(),
      );
    expect([(await again()).status, backend.data.tasks.require('task-1').state]).toEqual([422, 'submitted']);
    expect(sentBack()).toEqual([]);
    const answer = await again('Both sides, please.');
    expect([answer.body.state, answer.body.reviewNote]).toEqual(['open', 'Both sides, please.']);
    expect((await mine('GET', '/task-1')).body.reviewNote).toBe('Both sides, please.');
    expect(sentBack().map(({ userId }) => userId)).toEqual(['user-demo']);
  });

  it('counts overdue tasks and due tasks by the UTC day', async () => {
    const overdue = async () => (await staff('GET', '?due=overdue&applicantId=user-demo')).body;
    expect((await overdue()).data.map(({ id }) => id)).toEqual(['task-1']);
    expect((await staff('GET', '?due=week&applicantId=user-demo')).body.data.map(({ id }) => id)).toEqual([
      'task-2',
    ]);
    clock.now += 4 * 86_400_000;
    admin = await api.login('admin');
    expect((await overdue()).totalCount).toBe(2);
  });

  it('changes only open tasks, and deletes no answered one', async () => {
    await submit('task-1');
    expect((await staff('PUT', '/task-1', { title: 'Other' })).status).toBe(409);
    expect((await staff('DELETE', '/task-1')).status).toBe(409);
    expect((await staff('PUT', '/task-2', { title: 'Other', kind: 'other', target: '//evil' })).status).toBe(
      422,
    );
    expect((await staff('DELETE', '/task-2')).status).toBe(204);
  });

  it('assigns to a selection, names the people who could not get it, and does so once', async () => {
    const people = backend.data.users
      .all()
      .filter(({ blockedReason }) => !blockedReason)
      .slice(0, 200);
    const body = {
      clientId: 'a1',
      applicantIds: people.map(({ id }) => id),
      title: 'Scan your diploma',
      text: 'Both sides.',
      kind: 'document',
    };
    const blocked = people.slice(-3).map(({ id }) => id);
    for (const id of blocked) backend.data.users.update(id, { blockedReason: 'Spam' });
    const first = await staff('POST', '/assign', body);
    const second = await staff('POST', '/assign', body);
    expect(first.body.updated).toBe(197);
    expect(first.body.failed.map(({ id }) => id)).toEqual(blocked);
    expect(second.body).toEqual(first.body);
    expect(backend.data.tasks.size).toBe(24 + 197);
    const tooMany = { ...body, clientId: 'a2', applicantIds: [...body.applicantIds, 'more'] };
    expect((await staff('POST', '/assign', tooMany)).status).toBe(422);
    const noDay = { ...body, clientId: 'a3', dueOn: '2026-02-30' };
    expect((await staff('POST', '/assign', noDay)).body.errors).toHaveProperty('dueOn');
  });
});
