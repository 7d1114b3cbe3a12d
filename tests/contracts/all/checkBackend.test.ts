import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBackend } from '../../../embedded-backend/handlers.ts';
import { check } from '../../../scripts/check-backend/check.ts';
import { CallError, type Options, readOptions } from '../../../scripts/check-backend/options.ts';
import { exitCodeOf, type Report, textOf } from '../../../scripts/check-backend/report.ts';
import { fault } from '../../support/fault-server/faults';
import { FaultServer } from '../../support/fault-server/FaultServer';
import { caller } from '../backendCaller';

/**
 * Tests scripts/check-backend, which developers of other backends run. Here it runs against the embedded
 * backend, behind a server that fails on request.
 */
const PASSWORD = 'Passw0rd!';
const CANARY = 'canary-7c1f';
const backend = createBackend();
let api: FaultServer;

beforeAll(async () => {
  api = await FaultServer.start((request) => backend.answer(request));
});
afterAll(() => api.close());
beforeEach(() => {
  api.reset();
  backend.reset();
});

const ENV = { VISATALENT_CHECK_PASSWORD: PASSWORD, VISATALENT_CHECK_ADMIN_PASSWORD: PASSWORD };
const optionsFor = (...more: readonly string[]): Promise<Options> =>
  readOptions(['--url', api.url, '--email', 'user@visatalent.test', ...more], ENV, null);
const visit = async (...more: readonly string[]): Promise<Report> =>
  check(await optionsFor(...more), {
    ask: null,
    pace: { every: 0, timeout: 1500 },
    document: path.resolve('docs/openapi.json'),
  });
const ADMIN = ['--admin-email', 'admin@visatalent.test'];
const row = ({ rows }: Report, name: string) => rows.find(({ operation }) => operation === name);
/**
 * The number of records of each kind. A sign-in creates a session, settings exist once they were written, and
 * everything is logged.
 */
const UNCOUNTED = ['sessions', 'notificationPreferences', 'auditEntries'];
const counted = () =>
  Object.entries(backend.data)
    .filter(([name]) => !UNCOUNTED.includes(name))
    .filter(([, each]) => typeof (each as { size?: unknown }).size === 'number')
    .map(([name, each]) => [name, (each as { size: number }).size]);

describe('a backend that follows the document', () => {
  test('has no difference, and only signing in and out writes', async () => {
    const report = await visit(...ADMIN);
    expect(report.rows.filter(({ result }) => result !== 'agrees' && result !== 'skipped')).toEqual([]);
    expect([exitCodeOf(report), report.counts.agrees > 100]).toEqual([0, true]);
    const written = api.ledger.filter(({ method }) => method !== 'GET').map((each) => each.path);
    expect(new Set(written)).toEqual(new Set(['/api/auth/login', '/api/auth/logout']));
  });

  test('with --write has the same records afterwards, and nothing of the check is left', async () => {
    const before = counted();
    const report = await visit(...ADMIN, '--write');
    expect(report.rows.filter(({ result }) => result !== 'agrees' && result !== 'skipped')).toEqual([]);
    expect(row(report, 'admin.roles.update (on an old state)')?.status).toBe(409);
    expect(row(report, 'profileSections.saveFamily')?.result).toBe('agrees');
    expect(counted()).toEqual(before);
    expect(report.left).toEqual([]);
  });

  test('of another shape is read as the client reads it', async () => {
    const level = { id: 5, code: 'x', name: 'X', created: null, lastModified: null };
    api.script('GET /api/EducationLevels', fault.ok({ items: [level], total: 1 }));
    api.script('GET /api/EducationLevels/active', fault.ok({ success: true, data: [level] }));
    const report = await visit('--only', 'educationLevels.*');
    expect(row(report, 'educationLevels.list')?.result).toBe('agrees, other shape');
    expect(row(report, 'educationLevels.active')?.result).toBe('agrees, other shape');
    expect(exitCodeOf(report)).toBe(0);
  });
});

test('every difference, missing call, refusal, slow answer and non-JSON answer has a row, without any personal value', async () => {
  api.script(
    'GET /api/auth/me',
    fault.ok({ userId: CANARY, email: CANARY, fullName: 7, roles: [CANARY], createdAt: 5 }),
  );
  api.script('GET /api/countries/statistics', fault.ok({ total: 1, byRegion: { [CANARY]: CANARY } }));
  api.script('GET /api/jobs', fault.status(404, { success: false, message: CANARY }));
  api.script('GET /api/user/plan', fault.status(403, { success: false, message: CANARY }));
  api.script('GET /api/documents', fault.html());
  api.script('GET /api/notifications', fault.hang());
  api.script('GET /api/tasks', fault.redirect(302, `https://${CANARY}.test/`));
  api.script('GET /api/notifications/preferences', fault.ok({ topics: {}, lastModified: null }));
  api.script('GET /api/messages', fault.status(500, { success: false, message: CANARY }));
  const report = await visit();
  const told = (name: string) => {
    const found = row(report, name);
    return [found?.result, found?.where[0] ?? found?.detail];
  };
  expect(told('auth.me')[0]).toBe('differs');
  expect(row(report, 'auth.me')?.where).toContain('createdAt: number, expected date-time');
  expect(told('countries.statistics')).toEqual([
    'differs',
    `byRegion.*: text of ${CANARY.length}, expected integer`,
  ]);
  expect(told('jobs.list')).toEqual(['missing', '']);
  expect(told('jobs.byId')).toEqual(['skipped', 'no id in the answer of jobs.list']);
  expect(told('plan.read')[0]).toBe('refused');
  expect(told('documents.list')).toEqual(['differs', 'body: HTML, expected JSON']);
  expect(told('notifications.list')).toEqual(['failed', 'no answer within 1.5 s, or no connection']);
  expect(told('tasks.list')).toEqual(['failed', 'a redirect, which the client does not follow']);
  expect(told('notifications.preferences')).toEqual([
    'differs',
    'topics.messages: missing, expected a value',
  ]);
  expect(told('messages.list')).toEqual(['failed', 'status 500']);
  expect(exitCodeOf(report)).toBe(1);
  const said = textOf(report) + JSON.stringify(report);
  for (const secret of [CANARY, PASSWORD, 'user@visatalent.test']) expect(said).not.toContain(secret);
});

test('a refusal that is none, and an error body of another shape, are differences', async () => {
  api.script('GET /api/users/me', fault.ok({}));
  api.script('GET /api/jobs/visatalent-check-none', fault.status(404, { message: 7 }));
  const report = await visit('--only', 'users.*', '--only', 'jobs.*');
  expect(row(report, 'users.me (no token)')?.where).toEqual(['status: 200, expected 401']);
  expect(row(report, 'jobs.byId (an id that is none)')?.where).toEqual(['message: number, expected string']);
});

test('records that an interrupted check leaves are listed with the call that removes them', async () => {
  api.script('DELETE /api/admin/roles/*', fault.status(500));
  const report = await visit(...ADMIN, '--write', '--only', 'admin.roles.*');
  expect(report.left).toEqual([expect.stringMatching(/^DELETE \/api\/admin\/roles\/[\w-]+$/)]);
  expect(textOf(report)).toContain(report.left[0]);
  // Other calls than signing in and out were not made.
  expect(new Set(api.ledger.map((each) => each.path.split('/')[2]))).toEqual(new Set(['auth', 'admin']));
});

test('with --origin the preflight and Retry-After are checked', async () => {
  const origin = ['--origin', 'https://app.example.test'];
  const good = await visit('--only', 'CORS*', ...origin);
  expect(good.rows.map(({ result }) => result)).toEqual(['agrees', 'agrees']);
  api.script('GET /api/auth/me', fault.noCors());
  const bad = await visit('--only', 'CORS*', ...origin);
  expect(row(bad, 'CORS (Retry-After)')?.where).toEqual([
    'access-control-allow-origin: expected the origin of the page',
    'access-control-expose-headers: expected retry-after',
  ]);
});

test('if nobody can sign in, there is one failure, and the rest says why', async () => {
  const report = await check(
    { ...(await optionsFor()), user: { email: 'user@visatalent.test', password: 'wrong' } },
    { ask: null, pace: { every: 0, timeout: 1500 }, document: path.resolve('docs/openapi.json') },
  );
  expect(row(report, 'auth.login')?.result).toBe('refused');
  expect(exitCodeOf(report)).toBe(1);
  expect(row(report, 'documents.list')?.detail).toBe('nobody is signed in');
  expect(api.calls('GET /api/documents').length).toBe(1);
});

test('a second factor is asked for; without a terminal this is a wrong call', async () => {
  api.script(
    'POST /api/auth/login',
    fault.ok({ success: true, data: { requiresTwoFactor: true, twoFactorToken: 't' } }),
  );
  await expect(visit()).rejects.toThrow(CallError);
  const token = await caller(backend).login('user');
  const session = {
    userId: '1',
    userProfileId: null,
    email: 'a',
    fullName: 'A B',
    roles: [],
    accessToken: token,
  };
  api.script('POST /api/auth/2fa/verify', fault.ok({ success: true, data: session }));
  const report = await check(await optionsFor('--only', 'auth.*'), {
    ask: () => Promise.resolve('123456'),
    pace: { every: 0, timeout: 1500 },
    document: path.resolve('docs/openapi.json'),
  });
  expect(api.calls('POST /api/auth/2fa/verify')[0]?.body).toBe('{"code":"123456","token":"t"}');
  expect(row(report, 'auth.me')?.result).toBe('agrees');
});

describe('a wrong command line', () => {
  test.each<[string, readonly string[]]>([
    ['no address', ['--email', 'a@example.test']],
    ['an address of another kind', ['--url', 'ftp://x', '--email', 'a@example.test']],
    ['a password in the address', ['--url', 'https://a:b@x', '--email', 'a@example.test']],
    ['a password as an argument', ['--url', 'https://x', '--email', 'a@example.test', '--password', CANARY]],
    ['no password, and no terminal', ['--url', 'https://x', '--email', 'a@example.test']],
  ])('%s is reported in one sentence', async (_what, argv) => {
    const error: unknown = await readOptions(argv, {}, null).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CallError);
    expect((error as Error).message).not.toContain(CANARY);
  });
});
