import { connection } from '@/api/connection';
import { type Account, auth } from '@/api/endpoints/auth';
import type { ResultOf } from '@/api/endpoint';
import { queryClient, queryOptionsFor, readEarly } from '@/api/queries';
import { send } from '@/api/send';
import type { SessionAnswer } from '@/api/sessionAnswer';
import { appState } from '@/runtime/app';
import { ApiError } from '@/errors/ApiError';
import { RAW } from '@/errors/catalogue';
import { type SessionUser, toSessionUser } from '@/storage/sessionUser';

/** The calls of the session itself, in a chunk of their own: a visitor needs none of them. */

const sameRoles = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((role) => b.includes(role));

/**
 * What is known of a person after a check: what the server says, and where it says nothing (dates, profile, phone),
 * what was known before.
 * @param asked ISO date before the call: later dates were made up on reading.
 * @throws ApiError when the answer makes no whole user.
 */
export function afterCheck(before: SessionUser, answer: SessionUser, asked: string): SessionUser {
  if (answer.id !== before.id) return answer;
  const merged = toSessionUser({
    ...before,
    ...answer,
    email: answer.email === '' ? before.email : answer.email,
    userProfileId: answer.userProfileId ?? before.userProfileId,
    // The two tests of `role` belong to login and registration: a check is neither.
    role: sameRoles(answer.roles, before.roles) ? before.role : answer.role,
    createdAt: answer.createdAt >= asked ? before.createdAt : answer.createdAt,
    updatedAt: answer.updatedAt >= asked ? before.updatedAt : answer.updatedAt,
  });
  if (merged === undefined) throw new ApiError('response', RAW.unusable);
  return merged;
}

type Read = ResultOf<typeof auth.recheck>;

/** What a check of the session reads, until the check or the session is over: it or a page has sent it, who came first. */
const reading = appState((app) => {
  const state: { now?: Promise<Read> | undefined } = {};
  connection(app).onCacheEvent((event) => {
    if (event === 'session') delete state.now;
  });
  return state;
});
const readForCheck = (): Promise<Read> => (reading().now ??= send(auth.recheck));
function endReading(answer: Promise<Read>): void {
  if (reading().now === answer) delete reading().now;
}

async function accountOf(answer: Promise<Read>): Promise<Account> {
  const { account } = await answer;
  if (account === undefined) throw new ApiError('response', RAW.unusable);
  return account;
}

/**
 * The account, for a page that is there before the check of its session: the check takes the same answer.
 * @throws ApiError
 */
export async function readWithCheck(check: () => Promise<unknown>): Promise<Account> {
  const answer = readForCheck();
  const [, account] = await Promise.allSettled([check(), accountOf(answer)]);
  endReading(answer);
  if (account.status === 'rejected') throw account.reason;
  return account.value;
}

/**
 * Who the current token belongs to, by the server. The answer waits in the query cache for a page that asks for the
 * account. @throws ApiError
 */
export async function askWho(before: SessionUser): Promise<SessionUser> {
  const asked = new Date().toISOString();
  const answer = readForCheck();
  const query = queryOptionsFor(auth.me);
  if (queryClient().getQueryData(query.queryKey) === undefined)
    readEarly({ ...query, queryFn: () => accountOf(answer) });
  try {
    return afterCheck(before, (await answer).user, asked);
  } finally {
    endReading(answer);
  }
}

/**
 * Another session for what it can be renewed with.
 * @param token the one that was refused
 * @throws ApiError
 */
export const askAgain = (refreshToken: string, token: string): Promise<SessionAnswer> =>
  send(auth.refresh, { body: { refreshToken }, token });

/**
 * Ends a session that is over here on the server too, with its own token and what it could have been renewed with, even
 * if the tab closes now. @throws ApiError
 */
export async function endOnServer(token: string, refreshToken?: string): Promise<void> {
  await send(auth.logout, {
    body: refreshToken === undefined ? {} : { refreshToken },
    token,
    keepalive: true,
  });
}
