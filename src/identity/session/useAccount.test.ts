import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '@/api/connection';
import { queryClient } from '@/api/queries';
import { openApp } from '@/runtime/app';
import { identity } from '@/identity/identity';
import { ada } from './session.fixture';
import { askWho } from './sessionCalls';
import { accountQuery } from './useAccount';

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

test('... also where the page is there before the check has begun', async () => {
  localStorage.setItem('auth_user', JSON.stringify(ada));
  localStorage.setItem('auth_token', 'token-1');
  identity().session.restore();
  await Promise.all([read(), identity().check()]);
  expect(requests).toHaveBeenCalledOnce();
});

test('an account that was read is asked for anew, whatever a check has heard before', async () => {
  expect(await read()).toMatchObject({ isEmailVerified: false });
  await askWho(ada);
  isEmailVerified = true;
  expect(await read()).toMatchObject({ isEmailVerified: true });
});
