import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openApp } from '@/runtime/app';
import { isAborted } from '@/errors/ApiError';
import { connection } from './connection';
import { auth } from './endpoints/auth';
import { applications } from './endpoints/applications';
import { countries } from './endpoints/countries';
import { educationLevels } from './endpoints/educationLevels';
import { userProfiles } from './endpoints/userProfiles';
import { send } from './send';

type Step = number | 'network' | 'hang' | Response;
let script: Step[];
let times: number[];
let tokens: (string | null)[];

const PROFILE = { id: '1', userId: '2' };
const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  script = [];
  times = [];
  tokens = [];
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.test');
  openApp();
  connection().use('token-1');
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, init: RequestInit) => {
      times.push(Date.now());
      tokens.push(new Headers(init.headers).get('Authorization'));
      const step = script.shift() ?? 500;
      if (step === 'network') throw new TypeError('Failed to fetch');
      if (step === 'hang') return new Promise<Response>(() => undefined);
      return typeof step === 'number' ? json({}, step) : step;
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

interface Outcome<T> {
  readonly value?: T;
  readonly error?: unknown;
  readonly at: number;
}
const ended = <T>(call: Promise<T>): Promise<Outcome<T>> =>
  call.then(
    (value) => ({ value, at: Date.now() }),
    (error: unknown) => ({ error, at: Date.now() }),
  );
/** Advances the fake time until the call ends, and returns its outcome. */
async function outcome<T>(call: Promise<T>): Promise<Outcome<T>> {
  const result = ended(call);
  await vi.advanceTimersByTimeAsync(300_000);
  return result;
}
const read = () => send(userProfiles.byId, { path: { id: '1' } });

describe('attempts and waits', () => {
  test('after two failures the third attempt, 1 s and 2 s later, is the answer (F-096)', async () => {
    script = [500, 500, json(PROFILE)];
    expect((await outcome(read())).value).toMatchObject(PROFILE);
    expect(times).toEqual([0, 1000, 3000]);
  });

  test('always 500: exactly three attempts (F-097)', async () => {
    expect((await outcome(read())).error).toMatchObject({ status: 500 });
    expect(times).toHaveLength(3);
  });

  test.each([400, 401, 403, 404, 409, 422, 429])('%i: exactly one attempt (F-098)', async (status) => {
    script = [status];
    expect((await outcome(read())).error).toMatchObject({ status });
    expect(times).toHaveLength(1);
  });

  test('a network error and a timeout are tried again; each attempt has the full time', async () => {
    script = ['network', 'hang', json(PROFILE)];
    expect((await outcome(read())).value).toMatchObject(PROFILE);
    expect(times).toEqual([0, 1000, 1000 + 10_000 + 2000]);
  });

  test('an unusable answer is not requested again', async () => {
    script = [new Response('<html>')];
    expect((await outcome(read())).error).toMatchObject({ kind: 'response' });
    expect(times).toHaveLength(1);
  });

  test('a 503 waits as long as it says, at most a minute', async () => {
    script = [json({}, 503, { 'Retry-After': '7' }), json({}, 503, { 'Retry-After': '600' }), json(PROFILE)];
    await outcome(read());
    expect(times).toEqual([0, 7000, 67_000]);
  });

  test('the number of attempts is configured', async () => {
    vi.stubEnv('VITE_API_RETRY_ATTEMPTS', '5');
    openApp();
    await outcome(read());
    expect(times).toEqual([0, 1000, 3000, 6000, 10_000]);
  });
});

describe('which writes are repeated (F-099)', () => {
  const login = { email: 'a@b.c', password: 'x', rememberMe: false };
  const newPassword = { currentPassword: 'x', newPassword: 'y' };
  const register = {
    command: 'register',
    email: 'a@b.c',
    password: 'x',
    firstName: 'A',
    lastName: 'B',
  } as const;
  test.each<[string, number, () => Promise<unknown>]>([
    ['login', 3, () => send(auth.login, { body: login })],
    ['logout', 3, () => send(auth.logout)],
    ['refresh', 3, () => send(auth.refresh, { body: { refreshToken: 'x' } })],
    ['verify', 3, () => send(auth.verify, { body: { token: 'x' } })],
    ['forgot-password', 3, () => send(auth.forgotPassword, { body: { email: 'a@b.c' } })],
    ['resend-verification', 3, () => send(auth.resendVerification, { body: { email: 'a@b.c' } })],
    ['register', 1, () => send(auth.register, { body: register })],
    ['change-password', 1, () => send(auth.changePassword, { body: newPassword })],
    ['reset-password', 1, () => send(auth.resetPassword, { body: { token: 'x', newPassword: 'y' } })],
    ['google', 1, () => send(auth.google, { body: { idToken: 'x' } })],
    ['2fa/enable', 1, () => send(auth.enableTwoFactor)],
    ['2fa/confirm', 1, () => send(auth.confirmTwoFactor, { body: { code: '1' } })],
    ['2fa/verify', 1, () => send(auth.verifyTwoFactor, { body: { code: '1', token: 'x' } })],
    ['a new profile', 1, () => send(userProfiles.create, { body: {} })],
    ['an application', 1, () => send(applications.apply, { path: { id: '1' }, body: {} })],
    ['a changed profile', 3, () => send(userProfiles.update, { path: { id: '1' }, body: {} })],
    ['a deleted profile', 3, () => send(userProfiles.remove, { path: { id: '1' } })],
    [
      'a changed country',
      2,
      () => send(countries.update, { path: { id: '1' }, body: { code: 'a', name: 'b' } }),
    ],
    ['a new country', 1, () => send(countries.create, { body: { code: 'a', name: 'b' } })],
  ])('%s: %i', async (_name, attempts, call) => {
    await outcome(call());
    expect(times).toHaveLength(attempts);
  });
});

describe('built-in data when a read fails (F-094)', () => {
  test('countries: two attempts, then the sample after 300 ms, marked', async () => {
    const { value, at } = await outcome(send(countries.list));
    expect([times, at]).toEqual([[0, 1000], 1300]);
    expect(value).toMatchObject({ isSample: true, data: { totalCount: 249 } });
  });

  test('countries that hang: two attempts of five seconds', async () => {
    script = ['hang', 'hang'];
    const { value, at } = await outcome(send(countries.popular));
    expect(times).toEqual([0, 6000]);
    expect(at).toBe(11_300);
    expect(value?.data).toHaveLength(10);
  });

  test.each([
    ['{"nations":[]}', 200],
    [null, 200],
    [null, 204],
  ])('body %s, status %i: the sample after 300 ms, one attempt (F-082)', async (body, status) => {
    script = [new Response(body, { status })];
    const { value, at } = await outcome(send(countries.list));
    expect([times.length, at, value?.isSample, value?.data.totalCount]).toEqual([1, 300, true, 249]);
  });

  test('education levels: the four after 500 ms', async () => {
    const { value, at } = await outcome(send(educationLevels.list));
    expect([at, value?.isSample]).toEqual([1500, true]);
    const levels = value?.data.data.map(({ code, name }) => `${code} ${name}`).join(', ');
    expect(levels).toBe(
      "high-school High School, bachelors Bachelor's Degree, masters Master's Degree, phd Ph.D.",
    );
  });

  test.each([401, 403])('a %i is reported, not replaced', async (status) => {
    script = [status];
    expect((await outcome(send(educationLevels.list))).error).toMatchObject({ status });
  });

  test('registration has no built-in countries, and writes never fall back', async () => {
    expect((await outcome(send(countries.forRegistration))).error).toMatchObject({ status: 500 });
    const creation = send(educationLevels.create, { body: { code: 'a', name: 'b' } });
    expect((await outcome(creation)).error).toBeDefined();
    expect((await outcome(send(educationLevels.remove, { path: { id: '1' } }))).error).toBeDefined();
  });

  test('a country that the sample does not have keeps the failure', async () => {
    const call = send(countries.byCode, { path: { code: 'XX' } });
    expect((await outcome(call)).error).toMatchObject({ status: 500 });
  });
});

describe('a session that ends meanwhile', () => {
  test('no attempt sends an old request with the new token (F-105)', async () => {
    const call = ended(read());
    await vi.advanceTimersByTimeAsync(500);
    connection().use('token-2');
    connection().next();
    expect(isAborted((await call).error)).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tokens).toEqual(['Bearer token-1']);
  });

  test('an abort ends the waiting, and no sample is used', async () => {
    const controller = new AbortController();
    const call = ended(send(countries.list, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(1100);
    controller.abort();
    expect(isAborted((await call).error)).toBe(true);
    expect(times).toHaveLength(2);
  });

  test('a logout is tried again with the token that it was given', async () => {
    script = [500, new Response(null, { status: 204 })];
    const call = ended(send(auth.logout, { token: 'token-1' }));
    connection().use(null);
    connection().next();
    await vi.advanceTimersByTimeAsync(1000);
    expect((await call).error).toBeUndefined();
    expect(tokens).toEqual(['Bearer token-1', 'Bearer token-1']);
  });
});

describe('the announcements of writes', () => {
  test('only a write that succeeded, and not a sign-in', async () => {
    const heard = vi.fn<(event: string) => void>();
    const stop = connection().onCacheEvent(heard);
    script = [json(PROFILE), 422, json({}), json(PROFILE)];
    await outcome(read());
    await outcome(send(userProfiles.create, { body: {} }));
    await outcome(send(auth.logout));
    expect(heard).not.toHaveBeenCalled();
    await outcome(send(userProfiles.create, { body: {} }));
    expect(heard.mock.calls).toEqual([['write', undefined]]);
    connection().next();
    expect(heard.mock.calls.map(([event]) => event)).toEqual(['write', 'session']);
    stop();
  });
});
