import { config } from '@/config/env';
import { ApiError, isAborted } from '@/errors/ApiError';
import { call } from './client';
import { connection } from './connection';
import { copies, isConnectionFailure, isOffline } from './copies';
import { wait } from './deadline';
import type { AnyArgs, ArgsTuple, Call, Endpoint } from './endpoint';
import { isWrite } from './request';
import { notOfferedError, rememberNotOffered } from './notOffered';
import { attemptsOf, isTransient, retryDelay } from './retry';
import { urlOf } from './url';

/**
 * Whether built-in data may replace a failed read: not after an abort, and not when
 * the server refused the person.
 */
function mayFallBack(error: unknown): boolean {
  const refused = error instanceof ApiError && (error.status === 401 || error.status === 403);
  return !refused && !isAborted(error);
}

/**
 * All attempts belong to the session in which the first began, so that none sends an
 * old request with a new token.
 */
async function sendAttempts<R>(endpoint: Call<R>, args: AnyArgs): Promise<R> {
  const absence = endpoint.essential === true ? undefined : notOfferedError(endpoint);
  if (absence !== undefined) throw absence;
  const offlineCopies = copies();
  const findCopy = async () =>
    args.fresh === true
      ? undefined
      : offlineCopies.find(endpoint, urlOf(config().apiBaseUrl, endpoint.path, args));
  let isAway = offlineCopies.isOn() && isOffline();
  if (isAway && endpoint.offline !== undefined) {
    const copy = await findCopy();
    // A connection that came back meanwhile does not start this read again, so it asks the server itself.
    isAway = isOffline();
    if (copy !== undefined && isAway) return copy.data;
  }
  // Offline, more attempts cannot succeed: one attempt shows the copy or the fallback without waiting.
  const isHopeless = isAway || (offlineCopies.isOn() && offlineCopies.isCutOff());
  const attempts = isHopeless && !isWrite(endpoint.method) ? 1 : attemptsOf(endpoint, config().apiAttempts);
  const signals = [args.signal, args.token === undefined ? connection().signal() : undefined];
  for (let failures = 1; ; failures += 1) {
    try {
      return await call(endpoint, args);
    } catch (error) {
      if (failures < attempts && isTransient(error)) {
        await wait(retryDelay(failures, error), signals);
        continue;
      }
      if (error instanceof ApiError) rememberNotOffered(endpoint, error);
      const copy = isConnectionFailure(error) && !isAway ? await findCopy() : undefined;
      if (copy !== undefined) return copy.data;
      const data = mayFallBack(error) ? endpoint.fallback?.data(args) : undefined;
      if (endpoint.fallback === undefined || data === undefined) throw error;
      await wait(endpoint.fallback.after, signals);
      return data;
    }
  }
}

/** {@link send} for code that handles endpoints of any kind. */
export async function sendAny<R>(endpoint: Call<R>, args: AnyArgs): Promise<R> {
  const { announceCache } = connection();
  const result = await sendAttempts(endpoint, args);
  if (isWrite(endpoint.method) && endpoint.makesStale?.length !== 0)
    announceCache('write', endpoint.makesStale);
  return result;
}

/**
 * Calls an endpoint under the retry policy, with its built-in data as a fallback. A successful write makes
 * the cached reads stale that the endpoint names. Works without React and without the query library.
 * @throws ApiError of the last attempt
 */
export async function send<P extends string, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[args]: ArgsTuple<P, Q, B>
): Promise<R> {
  return sendAny(endpoint, args ?? {});
}
