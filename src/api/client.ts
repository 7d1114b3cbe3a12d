import { theApp } from '@/runtime/app';
import { config } from '@/config/env';
import { API, TRANSFER_WAIT } from '@/config/limits';
import { ApiError } from '@/errors/ApiError';
import { RAW } from '@/errors/catalogue';
import { readText } from './answer';
import { type Connection, connection } from './connection';
import { copies } from './copies';
import { withDeadline } from './deadline';
import type { AnyArgs, AnyEndpoint, Call } from './endpoint';
import { takeRead } from './readAhead';
import { outcomeOf, logCall, type Reply, resultOf } from './reply';
import { requestInit } from './request';
import { secretsOf } from './secrets';
import { urlOf } from './url';

/**
 * Reads a file of any length and calls `restartTimeout` for every piece, so that the time limit begins anew.
 */
function readFile({ body, headers }: Response, restartTimeout: () => void): Promise<Blob> {
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        restartTimeout();
        controller.enqueue(piece);
      },
    }),
  );
  return new Response(counted ?? null, { headers }).blob();
}

async function fetchReply(
  endpoint: AnyEndpoint,
  url: string,
  init: RequestInit & { readonly signal: AbortSignal },
  token: string | null,
  restartTimeout: () => void,
): Promise<Reply> {
  try {
    const sent = endpoint.method === 'GET' ? takeRead(url, token, init.signal) : undefined;
    const response = await (sent ?? theApp().fetch(url, init));
    // A 202 means that the file is not ready yet; its body is JSON.
    if (endpoint.binary === true && response.ok && response.status !== 202)
      return { response, text: '', file: await readFile(response, restartTimeout) };
    return { response, text: await readText(response), file: null };
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('network', RAW.network);
  }
}

/**
 * After a 401: whether the session has been renewed.
 * @returns true when the call should be sent again with the new token
 * @throws ApiError 'network' when the renewal could not be sent; then nobody is signed out
 */
async function isRenewed(line: Connection, token: string): Promise<boolean> {
  if (token !== line.token()) return line.token() !== null;
  const outcome = await line.renew(token);
  if (outcome === 'unreachable') throw new ApiError('network', RAW.network);
  return outcome === 'renewed';
}

/** Sends a request. `sessionOver` aborts it when the session ends; undefined if it may outlive the session. */
type Transfer = (
  url: string,
  init: RequestInit,
  token: string | null,
  sessionOver: AbortSignal | undefined,
) => Promise<Reply>;

/**
 * One attempt of a call. It is aborted when the session ends; after a 401 and a renewal it is repeated once.
 */
async function attempt<R>(endpoint: Call<R>, args: AnyArgs, transfer: Transfer, isAgain = false): Promise<R> {
  const { apiBaseUrl, csrf } = config();
  const line = connection();
  const token = args.token ?? line.token();
  const url = urlOf(apiBaseUrl, endpoint.path, args);
  const sessionOver = args.token === undefined ? line.signal() : undefined;
  const reply = await transfer(url, requestInit(endpoint, args, token, csrf), token, sessionOver);
  const checkSession = (): void => {
    if (sessionOver?.aborted === true) throw new ApiError('aborted', RAW.aborted);
  };
  checkSession();
  if (reply.response.status === 401 && token !== null && sessionOver !== undefined && !isAgain) {
    const goesAgain = await isRenewed(line, token);
    checkSession();
    if (goesAgain) return attempt(endpoint, args, transfer, true);
  }
  const { body, unnoticed } = args;
  const sent = { body, token, secrets: secretsOf(endpoint, args, token), line, unnoticed };
  const result = resultOf(endpoint, reply, sent);
  if (reply.file === null) copies().keep(endpoint, url, reply.text);
  return result;
}

/** A call that is sent by `transfer`. @throws ApiError only */
export async function callBy<R>(endpoint: Call<R>, args: AnyArgs, transfer: Transfer): Promise<R> {
  const started = performance.now();
  try {
    const result = await attempt(endpoint, args, transfer);
    logCall(endpoint, started, 'ok');
    return result;
  } catch (error) {
    logCall(endpoint, started, outcomeOf(error));
    throw error instanceof ApiError ? error : new ApiError('response', RAW.unusable);
  }
}

/**
 * Calls an endpoint once, without cache, fallback or retry (those are in `send` and the queries).
 * @returns the endpoint's result, checked against its shape
 * @throws ApiError only; kind `aborted` also when the session in which the call began has ended
 */
export async function call<R>(endpoint: Call<R>, args: AnyArgs = {}): Promise<R> {
  const { apiTimeout } = config();
  const limit = endpoint.timeout === undefined ? apiTimeout : Math.min(endpoint.timeout, API.defaultTimeout);
  // A large file may take long: the limit is the time without a byte, not the total time.
  const timeout = endpoint.binary === true ? TRANSFER_WAIT.withoutByte : limit;
  return callBy(endpoint, args, (url, init, token, sessionOver) =>
    withDeadline(timeout, [args.signal, sessionOver], (signal, restartTimeout) =>
      fetchReply(endpoint, url, { ...init, signal }, token, restartTimeout),
    ),
  );
}
