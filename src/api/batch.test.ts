import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '@/runtime/app';
import { batch } from './batch';
import { countries } from './endpoints/countries';

const ENDPOINTS = { POST: countries.create, PUT: countries.update, DELETE: countries.remove };
const body = { code: 'CA', name: 'Canada' };
let requests: string[];
let statuses: number[];

beforeEach(() => {
  requests = [];
  statuses = [];
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.test');
  openApp();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push(`${init.method} ${new URL(url).pathname}`);
    return new Response(JSON.stringify({ id: '1', ...body }), { status: statuses.shift() ?? 200 });
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('each item has its method; one failure stops no other item', async () => {
  statuses = [200, 409, 200];
  const results = await batch(ENDPOINTS, [
    { method: 'POST', args: { body } },
    { method: 'put', args: { path: { id: '2' }, body } },
    { method: 'DELETE', args: { path: { id: '3' } } },
  ]);
  expect(requests).toEqual(['POST /api/countries', 'PUT /api/countries/2', 'DELETE /api/countries/3']);
  expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(results[1]).toMatchObject({ error: { status: 409 } });
});

test('an unsupported method is refused before anything is sent', async () => {
  const items = [
    { method: 'POST', args: { body } },
    { method: 'TRACE', args: {} },
  ];
  await expect(batch(ENDPOINTS, items)).rejects.toThrow('Unsupported method: TRACE');
  expect(requests).toEqual([]);
});

test('if every item failed, the batch failed', async () => {
  statuses = [422, 422];
  const items = [1, 2].map(() => ({ method: 'POST', args: { body } }));
  await expect(batch(ENDPOINTS, items)).rejects.toThrow('Batch operation failed');
  expect(await batch(ENDPOINTS, [])).toEqual([]);
});
