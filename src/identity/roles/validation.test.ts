import { describe, expect, it, vi } from 'vitest';
import { auth } from '@/api/endpoints/auth';
import { saysNotOffered } from '@/api/notOffered';
import { ApiError } from '@/errors/ApiError';
import type { SessionUser } from '@/storage/sessionUser';
import { onFreshPage } from '@/identity/session/freshPage.fixture';
import {
  ada as user,
  adaAsBoth as both,
  get,
  restore,
  signedIn,
  startRoles,
  answerChecksWith,
} from '@/identity/session/session.fixture';

onFreshPage(() => {
  restore();
  return startRoles();
});

describe('validation, every 300,000 ms (F-072)', () => {
  const INTERVAL = 300_000;
  const answer = (reply: () => Promise<SessionUser>) => {
    const ask = vi.fn(reply);
    answerChecksWith(ask);
    return ask;
  };
  const failing = (kind: 'network' | 'http', status = 0) =>
    answer(() =>
      Promise.reject(
        new ApiError(
          kind,
          'x',
          kind === 'http' ? { status, notOffered: saysNotOffered(auth.recheck, status) } : {},
        ),
      ),
    );
  const pass = (times: number) => vi.advanceTimersByTimeAsync(times * INTERVAL);

  it('asks the server', async () => {
    const ask = answer(async () => both);
    signedIn(both, 'token-a');
    await pass(3);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(get().status).toBe('signedIn');
  });

  it('ends the session of a role that the server removed', async () => {
    answer(async () => user);
    signedIn(both, 'token-a');
    await pass(1);
    expect(get()).toEqual({ status: 'signedOut', reason: 'roleLost' });
  });

  it('ends the session at the third failure in a row', async () => {
    failing('http', 403);
    signedIn(both, 'token-a');
    await pass(2);
    expect(get().status).toBe('signedIn');
    answer(async () => both);
    await pass(1);
    failing('http', 500);
    await pass(2);
    expect(get().status).toBe('signedIn');
    await pass(1);
    expect(get()).toEqual({ status: 'signedOut', reason: 'expired' });
  });

  it('never ends it because of the network, or of a backend without the call', async () => {
    failing('network');
    signedIn(both, 'token-a');
    await pass(10);
    failing('http', 503);
    await pass(10);
    failing('http', 404);
    await pass(10);
    expect(get().status).toBe('signedIn');
  });
});
