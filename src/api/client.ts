import { theApp } from '@/config/app';
import { config } from '@/config/env';
import { API } from '@/config/limits';
import { ApiError } from '@/errors/ApiError';
import { RAW } from '@/errors/catalogue';
import { messageOfBody } from '@/errors/serverText';
import { log } from '@/logging/logger';
import { fieldErrorsOf, isRefusal, openEnvelope, parseText, readText } from './answer';
import { type Connection, connection } from './connection';
import { withDeadline } from './deadline';
import type { AnyArgs, AnyEndpoint, ArgsTuple, Endpoint } from './endpoint';
import { saysNotOffered } from './notOffered';
import { requestInit } from './request';
import { parseRetryAfter } from './retry';
import { hide, hideInFields, secretsOf } from './secrets';
import { urlOf } from './url';

/** How much of a body the raw error keeps: the log needs the beginning, nobody needs a megabyte. */
const RAW_BODY = 2000;

/** What came back, before anybody looked into it. */
interface Reply {
  readonly response: Response;
  readonly text: string;
  readonly file: Blob | null;
}

async function fetchReply(endpoint: AnyEndpoint, url: string, init: RequestInit): Promise<Reply> {
  try {
    const response = await theApp().fetch(url, init);
    // 202: the file is not there yet.
    if (endpoint.binary === true && response.ok && response.status !== 202)
      return { response, text: '', file: await response.blob() };
    return { response, text: await readText(response), file: null };
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('network', RAW.network);
  }
}

interface Sent {
  readonly token: string | null;
  readonly secrets: readonly string[];
  readonly line: Connection;
}

/** `HTTP {status}: {statusText} - {body}` as a typed error (R-802). */
function httpError(endpoint: AnyEndpoint, { response, text }: Reply, { token, secrets }: Sent): ApiError {
  const { status, statusText, headers } = response;
  const parsed = parseText(text);
  const body = parsed.json ? parsed.value : undefined;
  const message = messageOfBody(body);
  const raw = `HTTP ${status}: ${statusText}${text === '' ? '' : ` - ${text.slice(0, RAW_BODY)}`}`;
  return new ApiError('http', hide(raw, secrets), {
    status,
    serverMessage: message === null ? null : hide(message, secrets),
    fieldErrors: hideInFields(fieldErrorsOf(body), secrets),
    retryAfter: parseRetryAfter(headers.get('Retry-After'), Date.now()),
    notOffered: saysNotOffered(endpoint, status),
    token,
    body,
  });
}

/** A 401 to the current token ends the session, and says so; any other is an ordinary failure. */
function unauthorized(error: ApiError, token: string, { line }: Sent): ApiError {
  if (token !== line.token()) return error;
  const expired = new ApiError('http', RAW.sessionExpired, { status: 401, token });
  line.refused(token);
  return expired;
}

/** `success: false`: its message, then its error, else the call's own default (R-1022). */
function refusal(endpoint: AnyEndpoint, body: unknown, status: number, { secrets }: Sent): ApiError {
  const message = messageOfBody(body);
  return new ApiError('response', endpoint.failure ?? RAW.unusable, {
    status,
    serverMessage: message === null ? null : hide(message, secrets),
    fieldErrors: hideInFields(fieldErrorsOf(body), secrets),
  });
}

function resultOf<R>(endpoint: Endpoint<string, unknown, unknown, R>, reply: Reply, sent: Sent): R {
  if (!reply.response.ok) {
    const error = httpError(endpoint, reply, sent);
    throw error.status === 401 && sent.token !== null ? unauthorized(error, sent.token, sent) : error;
  }
  if (reply.file !== null) return endpoint.read(reply.file);
  const parsed = parseText(reply.text);
  const { status } = reply.response;
  if (!parsed.json) {
    if (endpoint.ignoresAnswer === true) return endpoint.read(undefined);
    const raw = endpoint.failure === undefined ? RAW.formatNotRecognized : RAW.unusable;
    throw new ApiError('response', raw, { status });
  }
  if (isRefusal(parsed.value)) throw refusal(endpoint, parsed.value, status, sent);
  return endpoint.read(openEnvelope(parsed.value));
}

function record(endpoint: AnyEndpoint, started: number, outcome: string | number): void {
  if (!config().features.apiLogging) return;
  const data = { outcome, milliseconds: Math.round(performance.now() - started) };
  log.info('api', `${endpoint.method} ${endpoint.path}`, { data });
}

const outcomeOf = (error: unknown): string | number =>
  error instanceof ApiError ? (error.status ?? error.kind) : 'failed';

/** One attempt, with the session's signals around it. */
async function attempt<R>(endpoint: Endpoint<string, unknown, unknown, R>, args: AnyArgs): Promise<R> {
  const { apiBaseUrl, apiTimeout, csrf } = config();
  const line = connection();
  const token = args.token ?? line.token();
  const url = urlOf(apiBaseUrl, endpoint.path, args);
  const sessionOver = args.token === undefined ? line.signal() : undefined;
  const timeout =
    endpoint.timeout === undefined ? apiTimeout : Math.min(endpoint.timeout, API.defaultTimeout);
  const init = requestInit(endpoint, args, token, csrf);
  const reply = await withDeadline(timeout, [args.signal, sessionOver], (signal) =>
    fetchReply(endpoint, url, { ...init, signal }),
  );
  if (sessionOver?.aborted === true) throw new ApiError('aborted', RAW.aborted);
  return resultOf(endpoint, reply, { token, secrets: secretsOf(args, token), line });
}

/**
 * Calls an endpoint: ONE attempt, without cache, fallback or retry (those are in `send` and the queries).
 * Resolves to the endpoint's result, checked at this boundary.
 * @throws ApiError only; `aborted` also when the session in which the call began is over.
 */
export async function call<P extends string, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[args]: ArgsTuple<P, Q, B>
): Promise<R> {
  return callAny(endpoint, args ?? {});
}

/** {@link call} for code that goes through endpoints of any kind. */
export async function callAny<R>(endpoint: Endpoint<string, unknown, unknown, R>, args: AnyArgs): Promise<R> {
  const started = performance.now();
  try {
    const result = await attempt(endpoint, args);
    record(endpoint, started, 'ok');
    return result;
  } catch (error) {
    record(endpoint, started, outcomeOf(error));
    throw error instanceof ApiError ? error : new ApiError('response', RAW.unusable);
  }
}
