import { beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '@/api/endpoints/auth';
import { saysNotOffered } from '@/api/notOffered';
import { ApiError } from '@/errors/ApiError';
import type { SessionUser } from '@/storage/sessionUser';
import { afterCheck } from './sessionCalls';
import {
  ada as person,
  answerChecksWith,
  checkSession,
  get,
  openFreshApp,
  signedIn,
  signOut,
} from './session.fixture';

const ada: SessionUser = { ...person, userProfileId: 'p1', phone: '+1 555' };

beforeEach(() => {
  localStorage.clear();
  openFreshApp();
  signedIn(ada, 'token-a');
});

const answering = (error: unknown) => answerChecksWith(() => Promise.reject(error));
const http = (status: number) =>
  new ApiError('http', `HTTP ${status}: `, {
    status,
    token: 'token-a',
    notOffered: saysNotOffered(auth.recheck, status),
  });

describe('checkSession', () => {
  it.each([
    [404, 'unsupported'],
    [405, 'unsupported'],
    [501, 'unsupported'],
    [502, 'unreachable'],
    [503, 'unreachable'],
    [504, 'unreachable'],
    [429, 'unreachable'],
    [403, 'failed'],
    [500, 'failed'],
  ])('keeps the session on HTTP %i: %s', async (status, outcome) => {
    answering(http(status));
    expect(await checkSession()).toBe(outcome);
    expect(get().status).toBe('signedIn');
  });

  it.each([
    ['network', 'unreachable'],
    ['timeout', 'unreachable'],
    ['response', 'failed'],
  ] as const)('keeps the session on the error %s: %s', async (kind, outcome) => {
    answering(new ApiError(kind, kind));
    expect(await checkSession()).toBe(outcome);
    expect(get().status).toBe('signedIn');
  });

  it('ends the session on 401', async () => {
    answering(http(401));
    expect(await checkSession()).toBe('refused');
    expect(get()).toEqual({ status: 'signedOut', reason: 'expired' });
  });

  it('asks once, however many callers there are', async () => {
    const ask = vi.fn(async () => ({ ...ada, roles: ['admin'] }));
    answerChecksWith(ask);
    expect(await Promise.all([checkSession(), checkSession(), checkSession()])).toEqual([
      'confirmed',
      'confirmed',
      'confirmed',
    ]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('has no result for a session that ended meanwhile', async () => {
    answerChecksWith(async () => {
      signOut();
      return ada;
    });
    expect(await checkSession()).toBe('obsolete');
    expect(get()).toEqual({ status: 'signedOut' });
    expect(await checkSession()).toBe('obsolete');
  });
});

describe('afterCheck', () => {
  const asked = '2026-06-01T00:00:00.000Z';

  it('keeps what the server does not say', () => {
    const { phone: _phone, ...answer } = {
      ...ada,
      userProfileId: null,
      email: '',
      createdAt: asked,
      updatedAt: asked,
    };
    expect(afterCheck(ada, answer, asked)).toEqual(ada);
  });

  it('uses what the server says', () => {
    const answer: SessionUser = {
      ...ada,
      firstName: 'Augusta',
      roles: ['administrator'],
      role: 'admin',
      updatedAt: '2026-05-01T00:00:00.000Z',
    };
    expect(afterCheck(ada, answer, asked)).toEqual(answer);
  });

  it("keeps registration's rule for the role while the roles are the same", () => {
    const registered: SessionUser = { ...ada, roles: ['admin'], role: 'admin' };
    expect(afterCheck(registered, { ...registered, role: 'end_user' }, asked)).toEqual(registered);
  });

  it('replaces the whole user by another person', () => {
    const bob: SessionUser = { ...ada, id: '2', firstName: 'Bob' };
    expect(afterCheck(ada, bob, asked)).toBe(bob);
  });
});
