import { afterEach, expect, test, vi } from 'vitest';
import { DECLARED } from '../../scripts/contract.resources.ts';
import { sendAny } from '../../src/api/send';
import { openApp } from '../../src/runtime/app';
import { contract } from '../support/contract';
import { ORIGIN } from './backendCaller';

/**
 * docs/openapi.json says how often a request may arrive. The client must send it exactly as often to a server
 * that fails.
 */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** src/logging sends it under its own policy. */
const NOT_BY_THE_CLIENT = ['log.batch'];

test.each(
  DECLARED.filter(({ name }) => !NOT_BY_THE_CLIENT.includes(name)).map(
    ({ name, endpoint }) => [name, endpoint] as const,
  ),
)('%s arrives at a failing server as often as documented', async (_name, endpoint) => {
  vi.useFakeTimers();
  vi.stubEnv('VITE_API_BASE_URL', ORIGIN);
  openApp();
  let arrived = 0;
  vi.stubGlobal('fetch', async () => {
    arrived += 1;
    return new Response('{}', { status: 500 });
  });
  const path = Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, '1']),
  );
  const call = sendAny(endpoint, { path, body: {} }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  await call;
  expect(arrived).toBe(contract.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.['x-attempts']);
});
