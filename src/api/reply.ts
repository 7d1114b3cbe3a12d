import { config } from '@/config/env';
import { ApiError } from '@/errors/ApiError';
import { RAW } from '@/errors/catalogue';
import { messageOfBody } from '@/errors/serverText';
import { log } from '@/logging/logger';
import { fieldErrorsOf, isRefusal, openEnvelope, parseText, storedAsSent } from './answer';
import type { Connection } from './connection';
import type { AnyEndpoint, CallOptions, Endpoint } from './endpoint';
import { saysNotOffered } from './notOffered';
import { parseRetryAfter } from './retry';
import { hideSecrets, hideInFields } from './secrets';

/** How many characters of a body the raw error keeps, for the log. */
const RAW_BODY = 2000;

/** A response with its body, before it is parsed. */
export interface Reply {
  readonly response: Pick<Response, 'ok' | 'status' | 'statusText' | 'headers'>;
  readonly text: string;
  readonly file: Blob | null;
}

/** What reading the reply needs of the request: its body, its token, its secrets and its connection. */
export interface Sent extends Pick<CallOptions, 'unnoticed'> {
  readonly body: unknown;
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
  return new ApiError('http', hideSecrets(raw, secrets), {
    status,
    serverMessage: message === null ? null : hideSecrets(message, secrets),
    fieldErrors: hideInFields(fieldErrorsOf(body), secrets),
    retryAfter: parseRetryAfter(headers.get('Retry-After'), Date.now()),
    notOffered: saysNotOffered(endpoint, status),
    token,
    body,
  });
}

/**
 * A 401 to the current token becomes 'session expired' and is reported to the
 * connection; any other stays an ordinary error.
 */
function unauthorized(error: ApiError, token: string, { line, unnoticed }: Sent): ApiError {
  if (token !== line.token() || unnoticed === true) return error;
  const expired = new ApiError('http', RAW.sessionExpired, { status: 401, token });
  line.refused(token);
  return expired;
}

/** The error of `success: false`: with its message, then its error, else the endpoint's default (R-1022). */
function refusal(endpoint: AnyEndpoint, body: unknown, status: number, { secrets }: Sent): ApiError {
  const message = messageOfBody(body);
  return new ApiError('response', endpoint.failure ?? RAW.unusable, {
    status,
    serverMessage: message === null ? null : hideSecrets(message, secrets),
    fieldErrors: hideInFields(fieldErrorsOf(body), secrets),
  });
}

/** Statuses that say that a write is done, whether its result follows or not. */
const DONE: ReadonlySet<number> = new Set([201, 204]);

/** Reads a body. @throws ApiError; `isDone` if the body is empty, but the status says that the write is done */
function readBody<R>({ read }: Endpoint<string, unknown, unknown, R>, body: unknown, status: number): R {
  try {
    return read(body);
  } catch (error) {
    if (body !== undefined || !(error instanceof ApiError)) throw error;
    throw new ApiError(error.kind, error.message, { status, isDone: DONE.has(status) });
  }
}

/**
 * The result of a reply.
 * @throws ApiError for a failed status, a refusal or an unreadable body
 */
export function resultOf<R>(endpoint: Endpoint<string, unknown, unknown, R>, reply: Reply, sent: Sent): R {
  if (!reply.response.ok) {
    const error = httpError(endpoint, reply, sent);
    const mayBeRepeated = endpoint.method === 'PUT' || endpoint.repeatable === true;
    const stored = mayBeRepeated && error.status === 409 ? storedAsSent(sent.body, error.body) : undefined;
    if (stored !== undefined) return endpoint.read(stored);
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
  return readBody(endpoint, openEnvelope(parsed.value), status);
}

/** Logs a call if the configuration asks for it. `outcome`: 'ok', a status, or a kind of error. */
export function logCall(endpoint: AnyEndpoint, started: number, outcome: string | number): void {
  if (!config().features.apiLogging) return;
  const data = { outcome, milliseconds: Math.round(performance.now() - started) };
  log.info('api', `${endpoint.method} ${endpoint.path}`, { data });
}

export const outcomeOf = (error: unknown): string | number =>
  error instanceof ApiError ? (error.status ?? error.kind) : 'failed';
