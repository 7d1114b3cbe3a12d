import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackend, type EmbeddedBackend } from '../../embedded-backend/handlers.ts';
import { DECLARED } from '../../scripts/contract.resources.ts';
import { call } from '../../src/api/client';
import { connection } from '../../src/api/connection';
import { countries } from '../../src/api/endpoints/countries';
import { educationLevels } from '../../src/api/endpoints/educationLevels';
import { openApp } from '../../src/runtime/app';
import { ApiError } from '../../src/errors/ApiError';
import { userMessage } from '../../src/errors/normaliser';
import { storedRecord } from '../../src/forms/saving/conflict';
import { exchangeErrors } from '../support/contract';
import { caller, ORIGIN } from './backendCaller';
import { CASES as MOST_CASES } from './endpointCases';
import { ADMIN_CASES } from './endpointCasesAdmin';
import type { Stage } from './endpointStage';

/**
 * Every declared endpoint is called as the client calls it, and the client reads the embedded backend's
 * answer.
 */
const CASES = { ...MOST_CASES, ...ADMIN_CASES };
const WITHOUT_BACKEND = ['log.batch'];

/** For all calls that change nothing. */
const pristine = createBackend();
let backend: EmbeddedBackend = pristine;
/** The differences of the client's last request and its answer from docs/openapi.json. */
let undocumented: readonly string[];

beforeEach(() => {
  vi.stubEnv('VITE_API_BASE_URL', ORIGIN);
  openApp();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    const answer = await backend.answer(request.clone());
    if (answer === undefined) throw new TypeError(`Nobody answered ${url}`);
    undocumented = await exchangeErrors(request, answer);
    return answer;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

async function stageFor(as: 'user' | 'admin' | undefined): Promise<Stage> {
  const api = caller(backend);
  const token = as === undefined ? null : await api.login(as);
  connection().use(token);
  return { api, backend, token: token ?? '' };
}

test('there is a case for every declared endpoint', () => {
  const names = DECLARED.map(({ name }) => name).filter((name) => !WITHOUT_BACKEND.includes(name));
  expect(Object.keys(CASES).sort()).toEqual(names.sort());
});

describe("the client's requests and the embedded backend's answers are as documented", () => {
  test.each(
    DECLARED.filter(({ name }) => CASES[name] !== undefined).map(
      ({ name, endpoint }) => [name, endpoint] as const,
    ),
  )('%s', async (name, endpoint) => {
    const { as, args = {} } = CASES[name] ?? {};
    backend = endpoint.method === 'GET' ? pristine : createBackend();
    const stage = await stageFor(as);
    const given = typeof args === 'function' ? await args(stage) : args;
    const result = await call(endpoint, given);
    expect(JSON.stringify(result ?? null)).not.toContain('NaN');
    // The client reads tolerantly, so only the document shows that a field has another type.
    expect(undocumented).toEqual([]);
  });
});

describe('refusals', () => {
  const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
    const error: unknown = await promise.catch((reason: unknown) => reason);
    if (!(error instanceof ApiError)) throw new Error('it did not fail');
    return error;
  };

  const PROTECTED = DECLARED.filter(({ name }) => CASES[name]?.as !== undefined && name !== 'auth.logout');
  test.each(PROTECTED.map(({ name, endpoint }) => [name, endpoint] as const))(
    '%s without a token is refused',
    async (_name, endpoint) => {
      const path = Object.fromEntries(
        [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, '1']),
      );
      const body = endpoint.multipart === true ? { file: new File(['x'], 'x.txt') } : {};
      const error = await failure(call(endpoint, { path, body }));
      // The backend may look for the record first, which does not exist, and check the token later.
      expect([401, 404]).toContain(error.status);
    },
  );

  const ADMIN_ONLY = DECLARED.filter(({ endpoint }) => endpoint.path.startsWith('/api/admin/'));
  test.each(ADMIN_ONLY.map(({ name, endpoint }) => [name, endpoint] as const))(
    '%s for a user is a 403',
    async (_name, endpoint) => {
      await stageFor('user');
      await expect(call(endpoint, { path: { id: '1' }, body: {} })).rejects.toMatchObject({ status: 403 });
    },
  );

  test('a change of an outdated version is a 409 with the current record', async () => {
    await stageFor('admin');
    const level = backend.data.educationLevels.all()[0];
    const body = { code: level?.code, name: 'Mine', lastModified: '2020-01-01T00:00:00.000Z' };
    const error = await failure(call(educationLevels.update, { path: { id: level?.id ?? '' }, body }));
    expect(error.status).toBe(409);
    expect(storedRecord(error, educationLevels.byId.read)).toMatchObject({
      data: { id: level?.id, name: level?.name },
    });
  });

  test('wrong fields are a 422 with texts by field', async () => {
    await stageFor('admin');
    const error = await failure(call(countries.create, { body: { code: '', name: '' } }));
    expect(error.status).toBe(422);
    expect(Object.keys(error.fieldErrors).sort()).toEqual(['code', 'name']);
    expect(userMessage(error)).toHaveProperty('text');
  });
});
