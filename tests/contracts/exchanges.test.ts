import { beforeAll, describe, expect, test } from 'vitest';
import { createBackend } from '../../embedded-backend/handlers.ts';
import { answerErrors, requestErrors } from '../support/contract';
import { caller, ORIGIN, PASSWORD } from './backendCaller';

/** Tests the check of requests and answers: every single change of a real answer must be found. */
const ADDRESS = `${ORIGIN}/api/auth/sessions`;
let real: readonly Record<string, unknown>[];
beforeAll(async () => {
  const api = caller(createBackend());
  const token = await api.login('user');
  const { body } = await api.call<typeof real>('GET', '/api/auth/sessions', { token });
  real = body;
});

const wrongIn = (answer: unknown, status = 200, type = 'application/json') =>
  answerErrors('GET', ADDRESS, status, type, JSON.stringify(answer));

describe('an answer', () => {
  test('of the embedded backend is as documented, and in an envelope only if the document has one', async () => {
    expect(wrongIn(real)).toEqual([]);
    expect(wrongIn({ success: true, data: real })).not.toEqual([]);
    const body = { email: 'user@visatalent.test', password: PASSWORD, rememberMe: false };
    const { body: login } = await caller(createBackend()).call('POST', '/api/auth/login', { body });
    const wrongInLogin = (answer: unknown) =>
      answerErrors('POST', `${ORIGIN}/api/auth/login`, 200, 'application/json', JSON.stringify(answer));
    expect(wrongInLogin(login)).toEqual([]);
    expect(wrongInLogin(login.data)).not.toEqual([]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['a number instead of a text', { device: 7 }],
    ['a text instead of a boolean', { current: 'true' }],
    ['an invalid date', { createdAt: 'yesterday' }],
    ['null instead of a text', { id: null }],
  ])('with %s is found', (_what, change) => {
    const [field] = Object.keys(change);
    expect(wrongIn([{ ...real[0], ...change }]).join()).toContain(`/0/${field}`);
  });

  test('without a field that the document promises is found', () => {
    const { device: _gone, ...rest } = real[0] ?? {};
    expect(wrongIn([rest]).join()).toContain('device');
  });

  test('that is not JSON, or has an undocumented status, is found', () => {
    expect(wrongIn(real, 200, 'text/html')).toHaveLength(1);
    expect(wrongIn({ message: 'x' }, 418)).toEqual([`GET /api/auth/sessions 418 is not in the document`]);
  });
});

describe('a request', () => {
  const LOGIN = { email: 'a@example.test', password: 'x', rememberMe: false };
  const wrong = (method: string, path: string, body?: unknown, type = 'application/json') =>
    requestErrors(method, `${ORIGIN}${path}`, type, body === undefined ? '' : JSON.stringify(body)).join();

  test('as documented is accepted', () => {
    expect(wrong('POST', '/api/auth/login', LOGIN)).toBe('');
    expect(wrong('GET', '/api/countries?page=2&pageSize=10')).toBe('');
    expect(wrong('GET', '/api/countries/popular?limit=3')).toBe('');
  });

  test.each<[string, string, string, unknown, string]>([
    ['to an undocumented address', 'GET', '/api/nowhere', undefined, 'not in the document'],
    ['with an undocumented field', 'POST', '/api/auth/login', { ...LOGIN, remember: 1 }, 'remember'],
    ['with a field of another type', 'POST', '/api/auth/login', { ...LOGIN, rememberMe: 'no' }, 'rememberMe'],
    ['without a required field', 'POST', '/api/auth/login', { email: 'a@example.test' }, 'password'],
    ['with a body if there must be none', 'GET', '/api/auth/me', {}, 'has a body'],
    ['with an undocumented parameter', 'GET', '/api/countries?size=3', undefined, 'size'],
    ['with a parameter of another type', 'GET', '/api/countries?page=two', undefined, 'page'],
    ['without a required parameter', 'GET', '/api/countries/search', undefined, "'q'"],
  ])('%s is found', (_what, method, path, body, words) => {
    expect(wrong(method, path, body)).toContain(words);
  });
});
