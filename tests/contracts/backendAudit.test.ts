import { beforeEach, describe, expect, it, test } from 'vitest';
import { WRITES } from '../../embedded-backend/audit/writes.ts';
import { Database } from '../../embedded-backend/data/Database.ts';
import { openFileStore } from '../../embedded-backend/data/fileStore.ts';
import { createBackend } from '../../embedded-backend/handlers.ts';
import { resources } from '../../embedded-backend/handlers/resources.ts';
import { AUDIT_ACTIONS } from '@/features/records/view/auditActions';
import audit from '@/i18n/locales/en/audit.json';
import { caller, PASSWORD } from './backendCaller';
import { api, backend, clock, freshBackendForEachTest, START } from './freshBackend';

/** Tests which writes of administrators are logged, and what is never logged. */
interface Entry {
  readonly id: string;
  readonly at: string;
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly role: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly entityName: string | null;
  readonly changes: readonly {
    readonly field: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
  readonly outcome: string;
}

const textIn = (texts: unknown, key: string): unknown =>
  (texts as Readonly<Record<string, unknown>> | undefined)?.[key];

let admin = '';

freshBackendForEachTest();
beforeEach(async () => {
  admin = await api.login('admin');
  backend.data.auditEntries.replaceAll([]);
});

const as = (token: string) => (method: string, path: string, body?: object) =>
  api.call<{ id: string; lastModified: string }>(
    method,
    path,
    body === undefined ? { token } : { token, body },
  );
const staff = (method: string, path: string, body?: object) => as(admin)(method, path, body);
const entries = async (query = ''): Promise<readonly Entry[]> =>
  (
    await api.call<{ data: readonly Entry[] }>('GET', `/api/admin/audit?pageSize=100&${query}`, {
      token: admin,
    })
  ).body.data;
const short = (all: readonly Entry[]) =>
  all.map(({ action, entityId, outcome }) => [action, entityId, outcome]);

/** The handlers for a backend without its own clock or data. */
const ROUTES = resources.flatMap((resource) =>
  resource({
    data: new Database(),
    files: openFileStore('memory'),
    now: () => START,
    passwordCost: 256,
    wrongPasswords: new Map(),
    recent: new Map(),
    announce: () => undefined,
  }),
);

test('every write under /api/admin declares how it is logged', () => {
  const written = ROUTES.filter(({ method, path }) => method !== 'get' && path.startsWith('/api/admin')).map(
    ({ method, path }) => `${method.toUpperCase()} ${path}`,
  );
  expect(written.filter((route) => !Object.hasOwn(WRITES, route))).toEqual([]);
});

test('the client has texts for every action that is logged', () => {
  const told = Object.values(WRITES).flatMap((write) =>
    write !== null && typeof write.verb === 'string' ? [`${write.entity}.${write.verb}`] : [],
  );
  const known = AUDIT_ACTIONS.map(({ value }) => value);
  expect(told.filter((action) => !known.includes(action))).toEqual([]);
  for (const value of known)
    expect(value.split('.').reduce<unknown>(textIn, audit.actions)).toBeTypeOf('string');
});

describe('a write', () => {
  it('leaves one entry with the person, the action and the changes', async () => {
    await staff('PUT', '/api/admin/users/user-1', { firstName: 'Nadia', roles: ['agent'] });
    const [entry, ...more] = await entries();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      actor: { id: 'user-demo-admin', name: 'Grace Tremblay' },
      role: 'Admin',
      action: 'users.update',
      entityId: 'user-1',
      outcome: 'done',
    });
    expect(entry?.changes.map(({ field, to }) => [field, to])).toEqual([
      ['firstName', 'Nadia'],
      ['roles', 'agent'],
    ]);
  });

  it('of many records leaves one entry for each, with those that were refused', async () => {
    const [open, ended] = [
      backend.data.applications.find(({ status }) => status === 'submitted')?.id ?? '',
      backend.data.applications.find(({ status }) => status === 'rejected')?.id ?? '',
    ];
    const body = { ids: [open, ended], to: 'inReview', moveId: 'move-1' };
    await staff('POST', '/api/admin/applications/bulk-move', body);
    expect(short(await entries())).toEqual(
      expect.arrayContaining([
        ['applications.move', open, 'done'],
        ['applications.move', ended, 'refused'],
      ]),
    );
    // The same move again changes nothing, and is refused for the other.
    await staff('POST', '/api/admin/applications/bulk-move', body);
    expect(await entries('outcome=done')).toHaveLength(1);
  });

  it('that is refused is logged too, a repetition is not', async () => {
    await staff('DELETE', '/api/admin/users/user-demo-admin');
    await as(await api.login('user'))('POST', '/api/admin/users', { email: 'a@example.test' });
    expect(short(await entries('outcome=refused'))).toEqual([
      ['users.create', null, 'refused'],
      ['users.delete', 'user-demo-admin', 'refused'],
    ]);
    const body = {
      clientId: 'a1',
      applicantIds: ['user-1', 'user-2'],
      title: 'Scan it',
      text: 'Both sides.',
      kind: 'document',
    };
    await staff('POST', '/api/admin/tasks/assign', body);
    await staff('POST', '/api/admin/tasks/assign', body);
    expect(await entries('action=tasks.create')).toHaveLength(2);
  });

  it('of a role is logged for its user', async () => {
    await staff('POST', '/api/admin/user-roles', { userId: 'user-1', role: 'agent' });
    await staff('DELETE', '/api/admin/user-roles/user-1~agent');
    const told = await entries('entity=users&entityId=user-1');
    expect(told.map(({ changes }) => changes.map(({ field }) => field))).toEqual([['roles'], ['roles']]);
  });

  it("to a person's own documents is not logged", async () => {
    const both = await api.login('both');
    backend.data.auditEntries.replaceAll([]);
    const id = backend.data.documents.find(({ userId }) => userId === 'user-demo-both')?.id;
    const own =
      id ??
      backend.data.documents.put({
        ...backend.data.documents.require('document-1'),
        id: 'own',
        userId: 'user-demo-both',
      }).id;
    await as(both)('PUT', `/api/documents/${own}`, { name: 'Mine.pdf' });
    await as(both)('PUT', '/api/documents/document-1', { name: 'Theirs.pdf' });
    expect(short(await entries())).toEqual([['documents.update', 'document-1', 'done']]);
  });
});

describe('a sign-in', () => {
  it('is logged; a failed one is logged with a masked address', async () => {
    const wrong = { email: 'user@visatalent.test', password: 'Wr0ng!pass', rememberMe: false };
    await api.call('POST', '/api/auth/login', { body: wrong });
    await api.login('user');
    backend.data.users.update('user-demo', { blockedReason: 'Spam' });
    await api.call('POST', '/api/auth/login', { body: { ...wrong, password: PASSWORD } });
    const [blocked, right, failed] = await entries();
    expect(right).toMatchObject({ action: 'users.signIn', actor: { id: 'user-demo' }, role: 'User' });
    for (const entry of [blocked, failed]) {
      expect(entry).toMatchObject({
        action: 'users.signInFailed',
        actor: null,
        entityName: 'u•••@visatalent.test',
        outcome: 'refused',
      });
    }
  });
});

describe('the log', () => {
  it('contains no password, token, code or text of a message', async () => {
    await staff('POST', '/api/admin/users', {
      email: 'made@example.test',
      firstName: 'Made',
      lastName: 'Here',
      password: 'S3cret!pass',
    });
    const secret = 'Nobody else may read this';
    const thread = backend.data.threads.find(({ userId }) => userId !== 'user-demo-admin')?.id ?? '';
    await staff('POST', `/api/admin/threads/${thread}/posts`, { clientId: 'p1', body: secret });
    const application = backend.data.applications.find(({ status }) => status === 'submitted')?.id ?? '';
    await staff('POST', `/api/admin/applications/${application}/notes`, { text: secret });
    const told = await entries();
    expect(told.map(({ action }) => action)).toEqual(['applications.update', 'threads.send', 'users.create']);
    const text = JSON.stringify(backend.data.auditEntries.all());
    const made = backend.data.users.find(({ email }) => email === 'made@example.test');
    for (const hidden of [secret, 'S3cret!pass', made?.passwordHash ?? '', admin]) {
      expect(text).not.toContain(hidden);
    }
  });

  it('deletes entries older than 90 days, and everything but the id of a deleted person', async () => {
    await staff('PUT', '/api/admin/users/user-1', { firstName: 'Nadia' });
    clock.now += 60_000;
    await staff('DELETE', '/api/admin/users/user-1');
    const told = await entries('entityId=user-1');
    expect(told.map(({ action, entityName, changes }) => [action, entityName, changes])).toEqual([
      ['users.delete', null, []],
      ['users.update', null, []],
    ]);
    clock.now += 91 * 86_400_000;
    admin = await api.login('admin');
    expect(short(await entries())).toEqual([['users.signIn', 'user-demo-admin', 'done']]);
  });

  it('can be filtered and searched, and is closed to everyone but administrators', async () => {
    const seeded = createBackend({ now: () => START });
    const other = caller(seeded);
    const token = await other.login('admin');
    const total = async (query: string) =>
      (await other.call<{ totalCount: number }>('GET', `/api/admin/audit?${query}`, { token })).body
        .totalCount;
    // And the sign-in of this test.
    expect(await total('')).toBe(401);
    expect(await total('within=nonsense')).toBe(401);
    const [week, done, refused] = [
      await total('within=7'),
      await total('outcome=done'),
      await total('outcome=refused'),
    ];
    expect(week).toBeGreaterThan(10);
    expect(week).toBeLessThan(60);
    expect(done + refused).toBe(401);
    expect(await total('search=grace+signIn')).toBeGreaterThan(0);
    const user = await other.login('user');
    expect((await other.call('GET', '/api/admin/audit', { token: user })).status).toBe(403);
  });
});
