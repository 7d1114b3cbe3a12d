import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '@/runtime/app';
import { sendFirstReads, takeFirstRead } from './firstReads';

afterEach(() => void vi.useRealTimers());

it('is taken once, and what nobody takes is not read to its end', async () => {
  vi.useFakeTimers();
  const cancel = vi.fn();
  const fetch = vi.fn(() => Promise.resolve(new Response(new ReadableStream({ cancel }))));
  const app = openApp({ fetch });
  sendFirstReads(app, 'token', ['/api/a?page=1', '/api/b/{id}', '/api/c/{other}'], { id: 'x' });
  const [first, second] = fetch.mock.calls.map(([url]: unknown[]) => String(url));
  expect(fetch).toHaveBeenCalledTimes(2);
  expect([first, second].map((url) => url?.replace(/^https?:\/\/[^/]+/, ''))).toEqual([
    '/api/a?page=1',
    '/api/b/x',
  ]);
  const taken = takeFirstRead(first ?? '', 'token');
  expect(taken).toBeInstanceOf(Promise);
  expect(takeFirstRead(first ?? '', 'token')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(cancel).toHaveBeenCalledOnce();
  expect(takeFirstRead(second ?? '', 'token')).toBeUndefined();
});
