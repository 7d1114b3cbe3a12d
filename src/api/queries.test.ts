import { MutationObserver, QueryObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openApp } from '@/runtime/app';
import { connection } from './connection';
import { countries } from './endpoints/countries';
import { userProfiles } from './endpoints/userProfiles';
import { mutationOptionsFor, queryClient, queryOptionsFor, readEarly, send } from './queries';

const MINUTE = 60_000;
const PROFILE = { id: '1', userId: '2' };
let requests: string[];
let answer: () => Promise<Response>;
const ok = (body: unknown) => async (): Promise<Response> => new Response(JSON.stringify(body));

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  requests = [];
  answer = ok(PROFILE);
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.test');
  openApp();
  connection().use('token-1');
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, init: RequestInit) => {
      requests.push(`${init.method} ${new URL(url).pathname}${new URL(url).search}`);
      return answer();
    }),
  );
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const options = queryOptionsFor(userProfiles.byId, { path: { id: '1' } });
const fetchProfile = () => queryClient().fetchQuery(options);
const settle = () => vi.advanceTimersByTimeAsync(10);
const watch = () => {
  const observer = new QueryObserver(queryClient(), options);
  const stop = observer.subscribe(() => undefined);
  return { current: () => observer.getCurrentResult(), stop };
};

test('several components share one request, and an answer is fresh for five minutes (F-065)', async () => {
  await Promise.all([fetchProfile(), fetchProfile(), fetchProfile()]);
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1000);
  await fetchProfile();
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  await fetchProfile();
  expect(requests).toHaveLength(2);
});

test('a page does not retry what its read ahead was refused for good', async () => {
  answer = async () => new Response('{}', { status: 429 });
  await queryClient().prefetchQuery(options);
  const { current, stop } = watch();
  await settle();
  expect(requests).toHaveLength(1);
  expect(current()).toMatchObject({ isFetching: false, error: { status: 429 } });
  // The code that sends the early read may also run after the page has mounted.
  readEarly(options);
  await settle();
  expect(requests).toHaveLength(1);
  // A person asks for it again.
  await current().refetch();
  expect(requests).toHaveLength(2);
  stop();
});

test('other parameters make another query; empty ones do not', async () => {
  const list = (query: object) => queryClient().fetchQuery(queryOptionsFor(userProfiles.list, { query }));
  answer = ok([PROFILE]);
  await list({});
  await list({ search: '', page: null });
  expect(requests).toEqual(['GET /api/UserProfiles']);
  await list({ page: 2 });
  expect(requests).toHaveLength(2);
});

test('a successful write empties the cache: shown data are read again, the rest when it is needed', async () => {
  await queryClient().fetchQuery(queryOptionsFor(userProfiles.byUser, { path: { userId: '2' } }));
  const { stop } = watch();
  await settle();
  const write = new MutationObserver(queryClient(), mutationOptionsFor(userProfiles.update));
  await write.mutate({ path: { id: '1' }, body: { headline: 'Nurse' } });
  await settle();
  expect(requests).toEqual([
    'GET /api/UserProfiles/by-user/2',
    'GET /api/UserProfiles/1',
    'PUT /api/UserProfiles/1',
    'GET /api/UserProfiles/1',
  ]);
  stop();
  expect(queryClient().getQueryCache().getAll()).toHaveLength(1);
});

describe('a write that names the reads that it affects', () => {
  const cached = (path: string) => queryClient().getQueryData([path, null, '']);
  const keep = (...paths: readonly string[]) => {
    for (const path of paths) queryClient().setQueryData([path, null, ''], 'kept');
  };
  const write = async (makesStale: readonly string[]): Promise<void> => {
    answer = ok({ done: true });
    await send({ ...userProfiles.remove, makesStale }, { path: { id: '1' } });
  };

  test('leaves every other cached read unchanged', async () => {
    keep('/api/jobs', '/api/jobs/{id}', '/api/jobs-archive', '/api/job', '/api/messages');
    await write(['/api/jobs']);
    expect(['/api/jobs', '/api/jobs/{id}'].map(cached)).toEqual([undefined, undefined]);
    expect(['/api/jobs-archive', '/api/job', '/api/messages'].map(cached)).toEqual(['kept', 'kept', 'kept']);
  });

  test('reads again those that are shown, and nothing else', async () => {
    const { stop } = watch();
    await settle();
    await write(['/api/messages']);
    await settle();
    expect(requests).toEqual(['GET /api/UserProfiles/1', 'DELETE /api/UserProfiles/1']);
    await write(['/api/UserProfiles']);
    await settle();
    expect(requests.slice(2)).toEqual(['DELETE /api/UserProfiles/1', 'GET /api/UserProfiles/1']);
    stop();
  });

  test('affects nothing with an empty list', async () => {
    keep('/api/UserProfiles');
    await write([]);
    expect(cached('/api/UserProfiles')).toBe('kept');
  });

  test('drops reads without a path, because their content is unknown', async () => {
    queryClient().setQueryData(['records', 'countries'], 'kept');
    await write(['/api/jobs']);
    expect(queryClient().getQueryData(['records', 'countries'])).toBeUndefined();
  });
});

test('a write that failed empties nothing', async () => {
  await fetchProfile();
  answer = async () => new Response('{}', { status: 409 });
  const write = new MutationObserver(queryClient(), mutationOptionsFor(userProfiles.update));
  await expect(write.mutate({ path: { id: '1' }, body: {} })).rejects.toMatchObject({ status: 409 });
  await fetchProfile();
  expect(requests.filter((request) => request.startsWith('GET'))).toHaveLength(1);
});

test.each([
  ['login, logout', () => connection().next()],
  ['role switch', () => connection().announceCache('session')],
])('nothing is cached across sessions: %s (F-064)', async (_name, end) => {
  await fetchProfile();
  end();
  expect(queryClient().getQueryData(options.queryKey)).toBeUndefined();
  await fetchProfile();
  expect(requests).toHaveLength(2);
});

test('an answer on its way when the session ends is not cached (F-052)', async () => {
  let reply: (response: Response) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      reply = resolve;
    });
  const asked = fetchProfile().catch(() => 'aborted');
  await settle();
  connection().next();
  reply(new Response(JSON.stringify(PROFILE)));
  expect(await asked).toBe('aborted');
  expect(queryClient().getQueryData(options.queryKey)).toBeUndefined();
});

test('a query that no screen needs any more is cancelled', async () => {
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    signal = init.signal;
    return new Promise<Response>(() => undefined);
  });
  const { stop } = watch();
  await settle();
  expect(signal?.aborted).toBe(false);
  stop();
  await settle();
  expect(signal?.aborted).toBe(true);
});

test('a failing query makes three attempts, however many components ask (F-096)', async () => {
  answer = async () => new Response('{}', { status: 500 });
  const watching = [watch(), watch(), watch()];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(3);
  for (const { current, stop } of watching) {
    expect(current().isError).toBe(true);
    stop();
  }
});

test('offline a query fails visibly, and recovers on reconnect without a reload (F-124, F-125)', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  queryClient().mount();
  onlineManager.setOnline(false);
  const { current, stop } = watch();
  await vi.advanceTimersByTimeAsync(5000);
  expect(current()).toMatchObject({ isError: true, error: { kind: 'network' } });
  expect(requests).toHaveLength(3);
  answer = ok(PROFILE);
  onlineManager.setOnline(true);
  await settle();
  expect(current().data).toMatchObject(PROFILE);
  stop();
  queryClient().unmount();
});

test('a flapping network: at most three requests for each online period (F-125)', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  queryClient().mount();
  const { stop } = watch();
  for (let flap = 0; flap < 20; flap += 1) {
    const before = requests.length;
    onlineManager.setOnline(false);
    await vi.advanceTimersByTimeAsync(500);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(requests.length - before).toBeLessThanOrEqual(3);
  }
  stop();
  queryClient().unmount();
});

test('sample data are never fresh: the real data are requested at the next chance', async () => {
  answer = async () => new Response('{}', { status: 404 });
  const asked = queryClient().fetchQuery(queryOptionsFor(countries.list));
  await vi.advanceTimersByTimeAsync(400);
  expect(await asked).toMatchObject({ isSample: true });
  answer = ok([]);
  expect(await queryClient().fetchQuery(queryOptionsFor(countries.list))).toMatchObject({ isSample: false });
});
