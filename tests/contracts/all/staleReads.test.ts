import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackend, type EmbeddedBackend } from '../../../embedded-backend/handlers.ts';
import { DECLARED } from '../../../scripts/contract.resources.ts';
import { requestInit } from '../../../src/api/request';
import type { AnyArgs, AnyEndpoint } from '../../../src/api/endpoint';
import { urlOf } from '../../../src/api/url';
import { caller, ORIGIN } from '../backendCaller';
import { CASES as MOST_CASES } from '../endpointCases';
import { ADMIN_CASES } from '../endpointCasesAdmin';
import type { Case, Stage } from '../endpointStage';

/**
 * For writes that name the reads they affect: every other read has the same answer after the write, so cached
 * answers stay right.
 */
const CASES: Readonly<Record<string, Case>> = { ...MOST_CASES, ...ADMIN_CASES };
/**
 * Reads whose answer differs each time or after each write, and an export of everything, which no cache
 * stores.
 */
const CHANGING = ['/api/system', '/api/admin/audit', '/api/users/me/export'];

// The clock stands still, so every difference was made by the write.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const isBelow = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

const argsOf = (name: string, stage: Stage): AnyArgs | Promise<AnyArgs> => {
  const { args = {} } = CASES[name] ?? {};
  return typeof args === 'function' ? args(stage) : args;
};

async function ask(backend: EmbeddedBackend, endpoint: AnyEndpoint, args: AnyArgs, token: string) {
  const url = urlOf(ORIGIN, endpoint.path, args);
  const answer = await backend.answer(new Request(url, requestInit(endpoint, args, token, null)));
  return { ok: answer?.ok === true, text: `${answer?.status} ${await answer?.text()}` };
}

const READS = DECLARED.filter(
  ({ name, endpoint }) =>
    endpoint.method === 'GET' &&
    CASES[name] !== undefined &&
    !isBelow(endpoint.path, CHANGING) &&
    // Requested again each time before a deletion (DeleteDialog.tsx).
    !endpoint.path.endsWith('/usage'),
);

/** The answers of the reads with these arguments. */
async function answersOf(backend: EmbeddedBackend, token: string, asked: ReadonlyMap<string, AnyArgs>) {
  const answers = new Map<string, string>();
  for (const { name, endpoint } of READS) {
    const args = asked.get(name);
    if (args !== undefined) answers.set(name, (await ask(backend, endpoint, args, token)).text);
  }
  return answers;
}

const WRITES = DECLARED.filter(
  ({ name, endpoint }) => (endpoint.makesStale?.length ?? 0) > 0 && CASES[name] !== undefined,
);

test('every affected path has a read below it', () => {
  const unknown = WRITES.flatMap(({ endpoint }) => endpoint.makesStale ?? []).filter(
    (prefix) =>
      !DECLARED.some(({ endpoint }) => endpoint.method === 'GET' && isBelow(endpoint.path, [prefix])),
  );
  expect(unknown).toEqual([]);
});

test.each(WRITES.map(({ name, endpoint }) => [name, endpoint] as const))(
  '%s changes no answer that it does not name',
  async (name, endpoint) => {
    const backend = createBackend();
    const api = caller(backend);
    const token = await api.login(CASES[name]?.as ?? 'user');
    const stage: Stage = { api, backend, token };
    const args = await argsOf(name, stage);
    const asked = new Map<string, AnyArgs>();
    for (const read of READS) {
      const isStale = isBelow(read.endpoint.path, endpoint.makesStale ?? []);
      if (!isStale) asked.set(read.name, await argsOf(read.name, stage));
    }
    const before = await answersOf(backend, token, asked);
    expect(await ask(backend, endpoint, args, token)).toMatchObject({ ok: true });
    const after = await answersOf(backend, token, asked);
    const changed = [...after].filter(([name, answer]) => answer !== before.get(name));
    expect(changed.map(([name]) => name)).toEqual([]);
  },
);
