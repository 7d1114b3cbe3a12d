import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '@/runtime/app';
import { isNotOffered } from '@/errors/ApiError';
import { connection } from './connection';
import { applications } from './endpoints/applications';
import { auth } from './endpoints/auth';
import { jobs } from './endpoints/jobs';
import { send } from './send';

/** The server's answers in order: a status, or a body that is sent with 200. */
let script: (number | object)[];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.test');
  openApp();
  connection().use('token-1');
  script = [];
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    const step = script.shift() ?? 500;
    return typeof step === 'number'
      ? new Response('{}', { status: step })
      : new Response(JSON.stringify(step), { status: 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Advances the fake time until the call ends; returns its value or its error. */
async function outcome(call: Promise<unknown>): Promise<unknown> {
  const result = call.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(300_000);
  return result;
}
const list = () => outcome(send(applications.list));

test.each([404, 405, 501])('%i: requested once in a session, then no more', async (status) => {
  script = [status];
  const error = await list();
  expect(isNotOffered(error)).toBe(true);
  script = [[]];
  expect(await list()).toBe(error);
  expect(asked).toBe(1);
  connection().next();
  expect(await list()).toMatchObject({ data: [] });
  expect(asked).toBe(2);
});

test('after a role switch it is requested again', async () => {
  script = [404, []];
  await list();
  connection().announceCache('session');
  expect(await list()).toMatchObject({ data: [] });
});

test('a missing record and a failure do not count, and the session check is always sent', async () => {
  script = [404, 500, 500, 500, 403];
  const record = await outcome(send(jobs.byId, { path: { id: '1' } }));
  for (const error of [record, await list(), await list()]) expect(isNotOffered(error)).toBe(false);
  expect(asked).toBe(5);
  script = [404, { userId: '1', email: 'a@b.c', roles: [] }];
  expect(isNotOffered(await outcome(send(auth.recheck)))).toBe(true);
  expect(await outcome(send(auth.recheck))).toMatchObject({ user: { id: '1' } });
});
