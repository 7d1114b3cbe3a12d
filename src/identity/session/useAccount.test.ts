import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '@/api/connection';
import { queryClient } from '@/api/queries';
import { QueryProvider } from '@/api/QueryProvider';
import { openApp } from '@/runtime/app';
import { identity } from '@/identity/identity';
import { ada } from './session.fixture';
import { askWho } from './sessionCalls';
import { accountQuery, useAccount } from './useAccount';

let isEmailVerified = false;
const requests = vi.fn();

beforeEach(() => {
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.test');
  openApp();
  connection().use('token-1');
  isEmailVerified = false;
  requests.mockClear();
  localStorage.clear();
  vi.stubGlobal('fetch', async (url: string) => {
    requests(new URL(url).pathname);
    return new Response(
      JSON.stringify({ ...ada, userId: ada.id, fullName: 'Ada Lovelace', isActive: true, isEmailVerified }),
    );
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const read = () => queryClient().fetchQuery({ ...accountQuery(), staleTime: 0 });

test('a page that opens together with the check of its session shares its answer', async () => {
  const checked = askWho(ada);
  await read();
  await checked;
  expect(requests).toHaveBeenCalledOnce();
});

test('... also if the page opens before the check has begun', async () => {
  localStorage.setItem('auth_user', JSON.stringify(ada));
  localStorage.setItem('auth_token', 'token-1');
  identity().session.restore();
  await Promise.all([read(), identity().check()]);
  expect(requests).toHaveBeenCalledOnce();
});

test('an account that was read is requested again, whatever a check has read before', async () => {
  expect(await read()).toMatchObject({ isEmailVerified: false });
  await askWho(ada);
  isEmailVerified = true;
  expect(await read()).toMatchObject({ isEmailVerified: true });
});

test('a page does not request again what its check was refused', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    requests(new URL(url).pathname);
    return new Response('{}', { status: 429, headers: { 'Retry-After': '30' } });
  });
  await expect(askWho(ada)).rejects.toMatchObject({ status: 429 });
  const { result } = renderHook(useAccount, { wrapper: QueryProvider });
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 429 }));
  expect(requests).toHaveBeenCalledOnce();
});

test('the result of a check is dropped with the session', async () => {
  await askWho(ada);
  await waitFor(() => expect(queryClient().getQueryData(accountQuery().queryKey)).toBeDefined());
  connection().next();
  expect(queryClient().getQueryData(accountQuery().queryKey)).toBeUndefined();
});

test('the check of a session does not use an answer of the session before', async () => {
  const before = askWho(ada).catch((error: unknown) => error);
  connection().use('token-2');
  connection().next();
  expect(await askWho(ada)).toMatchObject({ id: ada.id });
  expect(await before).toMatchObject({ kind: 'aborted' });
});
