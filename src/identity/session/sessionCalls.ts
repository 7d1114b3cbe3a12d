import { connection } from '@/api/connection';
import { type Account, auth } from '@/api/endpoints/auth';
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

interface Checked {
  readonly account: Promise<Account | undefined>;
  readonly until: number;
}
/** What the last check reads of the account, until a page has taken it or something may have changed it. */
const lastCheck = appState((app) => {
  const memo: { checked?: Checked | undefined } = {};
  connection(app).onCacheEvent(() => {
    memo.checked = undefined;
  });
  return memo;
});
/** In ms: a page that opens together with the check comes within this time. */
const SERVES_FOR = 10_000;

/** Who the current token belongs to, by the server. @throws ApiError */
export async function askWho(before: SessionUser): Promise<SessionUser> {
  const asked = new Date().toISOString();
  const answer = send(auth.recheck);
  const account = answer.then((found) => found.account);
  // Without a page that wants it, its failure is the check's affair alone.
  account.catch(() => undefined);
  lastCheck().checked = { account, until: Date.now() + SERVES_FOR };
  return afterCheck(before, (await answer).user, asked);
}

/**
 * The account that the check of this session is reading, or has just read, once; undefined when there is none.
 * @throws ApiError of the check
 */
export async function takeCheckedAccount(): Promise<Account | undefined> {
  const memo = lastCheck();
  const taken = memo.checked;
  memo.checked = undefined;
  return taken !== undefined && Date.now() < taken.until ? taken.account : undefined;
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
