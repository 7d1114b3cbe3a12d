import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection } from '@/api/connection';
import { educationLevels } from '@/api/endpoints/educationLevels';
import { isDone } from '@/errors/ApiError';
import type { Resource } from '@/features/records/resource';
import { openApp } from '@/runtime/app';
import { saveRecord } from './saving';

const { list, create, update } = educationLevels;
const LEVELS = { fields: [], key: 'code', endpoints: { list, create, update } } as unknown as Resource;
const TYPED = { code: 'phd', name: 'Doctorate' };
const READ = { id: 'level-1', code: 'phd', name: 'Ph.D.', order: 3 };

const stale = vi.fn();
function answers(status: number, body: string | null): void {
  const app = openApp({ fetch: () => Promise.resolve(new Response(body, { status })) });
  connection(app).onCacheEvent((event) => {
    if (event === 'write') stale();
  });
}
const save = (before?: typeof READ) => saveRecord(LEVELS, TYPED, before, new AbortController().signal);

beforeEach(() => {
  vi.stubEnv('VITE_API_RETRY_ATTEMPTS', '1');
});
afterEach(() => {
  vi.unstubAllEnvs();
  stale.mockReset();
});

it.each([
  [201, null, undefined, { ...TYPED, id: '' }],
  [204, null, undefined, { ...TYPED, id: '' }],
  [204, null, READ, { ...READ, ...TYPED }],
])('%s without the record: it is done, and the lists are read again', async (status, body, before, saved) => {
  answers(status, body);
  expect(await save(before)).toEqual(saved);
  expect(stale).toHaveBeenCalledOnce();
});

it.each([
  [200, null],
  [200, '<!doctype html>'],
  [201, '{"success":false}'],
  [500, null],
])('%s with %s: nothing says that it is done', async (status, body) => {
  answers(status, body);
  const error: unknown = await save().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(isDone(error)).toBe(false);
  expect(stale).not.toHaveBeenCalled();
});
