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

/** The calls about the session. They are a separate chunk because a visitor needs none of them. */

const sameRoles = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((role) => b.includes(role));

/**
 * The session user after a check: the server's answer, and for what the answer lacks (dates, profile, phone)
 * the previous values.
 * @param asked ISO date before the call. A date after it was filled in while the answer was parsed.
 * @throws ApiError if the result is not a complete user.
 */
export function afterCheck(before: SessionUser, answer: SessionUser, asked: string): SessionUser {
  if (answer.id !== before.id) return answer;
  const merged = toSessionUser({
    ...before,
    ...answer,
    email: answer.email === '' ? before.email : answer.email,
    userProfileId: answer.userProfileId ?? before.userProfileId,
    // `role` is recomputed only if the roles changed: the rules of R-435 apply to login and registration
    // only.
    role: sameRoles(answer.roles, before.roles) ? before.role : answer.role,
    createdAt: answer.createdAt >= asked ? before.createdAt : answer.createdAt,
    updatedAt: answer.updatedAt >= asked ? before.updatedAt : answer.updatedAt,
  });
  if (merged === undefined) throw new ApiError('response', RAW.unusable);
  return merged;
}

type Read = ResultOf<typeof auth.recheck>;

/**
 * The running read of the account. A check and a page that need it at the same time share one request. It is
 * cleared when the check is done or the session changes.
 */
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
 * The account, for a page that is open before the check of its session. The check uses the same answer.
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
 * Asks the server who the current token belongs to. The answer is also put into the query cache for a page
 * that needs the account.
 * @throws ApiError
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
 * Gets a new session for a refresh token.
 * @param token the token that was refused
 * @throws ApiError
 */
export const askAgain = (refreshToken: string, token: string): Promise<SessionAnswer> =>
  send(auth.refresh, { body: { refreshToken }, token });

/**
 * Ends a session on the server that has ended here, with its own token and refresh token. The request
 * completes even if the tab closes.
 * @throws ApiError
 */
export async function endOnServer(token: string, refreshToken?: string): Promise<void> {
  await send(auth.logout, {
    body: refreshToken === undefined ? {} : { refreshToken },
    token,
    keepalive: true,
  });
}
