import { afterEach, expect, expectTypeOf, it, vi } from 'vitest';
import { openApp } from '@/runtime/app';
import type { profileSections } from './endpoints/profileSections';
import type { tasks } from './endpoints/tasks';
import type { userProfiles } from './endpoints/userProfiles';
import { sendReads, sentRead, takeRead } from './readAhead';

afterEach(() => void vi.useRealTimers());

const { signal } = new AbortController();
/** Whether each request was ended. */
const ended = (fetch: { readonly mock: { readonly calls: readonly unknown[][] } }) =>
  fetch.mock.calls.map(([, init]) => (init as RequestInit).signal?.aborted);

it('is taken once, and ended if nobody takes it', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(() => Promise.resolve(new Response('{}')));
  const app = openApp({ fetch });
  sendReads(app, 'token', [
    sentRead<typeof tasks.list>('/api/tasks', { query: { page: 1 } }),
    sentRead<typeof userProfiles.completionStatus>('/api/UserProfiles/{id}/completion-status', {
      path: { id: 'x' },
    }),
  ]);
  const [first, second] = fetch.mock.calls.map(([url]: unknown[]) => String(url));
  expect(fetch).toHaveBeenCalledTimes(2);
  expect([first, second].map((url) => url?.replace(/^https?:\/\/[^/]+/, ''))).toEqual([
    '/api/tasks?page=1',
    '/api/UserProfiles/x/completion-status',
  ]);
  const taken = takeRead(first ?? '', 'token', signal);
  expect(taken).toBeInstanceOf(Promise);
  expect(takeRead(first ?? '', 'token', signal)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ended(fetch)).toEqual([false, true]);
  expect(takeRead(second ?? '', 'token', signal)).toBeUndefined();
});

it('ends with the call that took it, so that a server that never answers keeps no connection', () => {
  const fetch = vi.fn(() => new Promise<Response>(() => undefined));
  const app = openApp({ fetch });
  sendReads(app, 'token', [sentRead<typeof tasks.list>('/api/tasks', {})]);
  const [[url]] = fetch.mock.calls as unknown as [[string]];
  const call = new AbortController();
  expect(takeRead(url, 'token', call.signal)).toBeInstanceOf(Promise);
  expect(ended(fetch)).toEqual([false]);
  call.abort();
  expect(ended(fetch)).toEqual([true]);
});

it('is not sent offline, so that its failure is no answer after the reconnect', () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const app = openApp({ fetch });
  Object.assign(app, { document: { defaultView: { navigator: { onLine: false } } } });
  sendReads(app, 'token', [sentRead<typeof tasks.list>('/api/tasks', {})]);
  expect(fetch).not.toHaveBeenCalled();
});

it('of another session is dropped', () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('{}')));
  const app = openApp({ fetch });
  sendReads(app, 'token', [sentRead<typeof profileSections.mine>('/api/user/profile-sections', {})]);
  const [[url]] = fetch.mock.calls as unknown as [[string]];
  expect(takeRead(url, 'another', signal)).toBeUndefined();
  expect(ended(fetch)).toEqual([true]);
});

it('has the path of its endpoint', () => {
  // @ts-expect-error -- a path of another endpoint
  sentRead<typeof tasks.list>('/api/task', {});
  // @ts-expect-error -- an unknown query parameter
  sentRead<typeof tasks.list>('/api/tasks', { query: { pages: 1 } });
  // @ts-expect-error -- a missing path parameter
  sentRead<typeof userProfiles.byUser>('/api/UserProfiles/by-user/{userId}', {});
  expectTypeOf(sentRead<typeof tasks.list>)
    .parameter(0)
    .toEqualTypeOf<'/api/tasks'>();
});
