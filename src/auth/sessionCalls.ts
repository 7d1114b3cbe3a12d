import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { ApiError } from '@/errors/ApiError';
import { RAW } from '@/errors/catalogue';
import { type SessionUser, toSessionUser } from '@/storage/sessionUser';

/** The calls of the session itself, in a chunk of their own: a visitor needs none of them. */

const sameRoles = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((role) => b.includes(role));

/**
 * What is known of a person after a check: the server's word, and where it is silent (dates, profile, phone), what
 * was known before.
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
    // The two tests of `role` belong to login and registration (spec section 4): a check is neither.
    role: sameRoles(answer.roles, before.roles) ? before.role : answer.role,
    createdAt: answer.createdAt >= asked ? before.createdAt : answer.createdAt,
    updatedAt: answer.updatedAt >= asked ? before.updatedAt : answer.updatedAt,
  });
  if (merged === undefined) throw new ApiError('response', RAW.unusable);
  return merged;
}

/** Who the current token belongs to, by the server. @throws ApiError */
export async function askWho(before: SessionUser): Promise<SessionUser> {
  const asked = new Date().toISOString();
  return afterCheck(before, await send(auth.recheck), asked);
}

/** Ends a session that is over here on the server too, with its own token. @throws ApiError */
export async function endOnServer(token: string): Promise<void> {
  await send(auth.logout, { body: {}, token });
}
