import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBackend, type EmbeddedBackend } from '../../embedded-backend/handlers.ts';
import { DECLARED } from '../../scripts/contract.resources.ts';
import { call } from '../../src/api/client';
import { connection } from '../../src/api/connection';
import { openApp } from '../../src/runtime/app';
import { caller } from '../contracts/backendCaller';
import { CASES as MOST_CASES } from '../contracts/endpointCases';
import { ADMIN_CASES } from '../contracts/endpointCasesAdmin';
import { serveBackend } from './backend';
import { type Prism, startPrism, violationsIn } from './prism';

/**
 * Every declared call goes through Prism, which knows only the document, to the embedded backend and back.
 */
const CASES = { ...MOST_CASES, ...ADMIN_CASES };
/** Calls that are not answered here, with the reason. */
const WITHOUT_BACKEND: Readonly<Record<string, string>> = {
  'log.batch': 'goes to the collector that VITE_LOG_ENDPOINT names, not to the backend',
};

const pristine = createBackend();
let backend: EmbeddedBackend = pristine;
let served: Awaited<ReturnType<typeof serveBackend>>;
let prism: Prism;
let violations: string[] = [];

beforeAll(async () => {
  served = await serveBackend(() => backend);
  prism = await startPrism(served.url);
});
afterAll(async () => {
  await prism.stop();
  await served.close();
});
beforeEach(() => {
  violations = [];
  vi.stubEnv('VITE_API_BASE_URL', prism.url);
  openApp();
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await real(url, init);
    const line = `${init.method} ${new URL(url).pathname}`;
    violations.push(...violationsIn(line, answer.headers.get('sl-violations')));
    return answer;
  });
});

test('every operation is called, or listed with its reason', () => {
  const left = DECLARED.map(({ name }) => name).filter(
    (name) => CASES[name] === undefined && WITHOUT_BACKEND[name] === undefined,
  );
  expect(left).toEqual([]);
});

test.each(
  DECLARED.filter(({ name }) => CASES[name] !== undefined).map(
    ({ name, endpoint }) => [name, endpoint] as const,
  ),
)('%s', async (name, endpoint) => {
  const { as, args = {} } = CASES[name] ?? {};
  backend = endpoint.method === 'GET' ? pristine : createBackend();
  const api = caller(backend);
  const token = as === undefined ? null : await api.login(as);
  connection().use(token);
  const given = typeof args === 'function' ? await args({ api, backend, token: token ?? '' }) : args;
  await call(endpoint, given);
  expect(violations).toEqual([]);
});
