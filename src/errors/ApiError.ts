import { API } from '@/config/limits';

/** Why a call failed. `response`: an answer came but could not be used, or it said `success: false`. */
type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'response';

interface Details {
  readonly status?: number;
  readonly serverMessage?: string | null;
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>>;
  readonly retryAfter?: number | null;
  readonly notOffered?: boolean;
  readonly isDone?: boolean;
  readonly token?: string | null;
  readonly body?: unknown;
}

/**
 * A failed call. `message` is the raw error (`HTTP {status}: {statusText} - {body}`, or a text of
 * `RAW`) for the log; people read what `userMessage` returns.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  /** The JSON body's `message`, else its `error`, unchanged: show it as text, never as markup. */
  readonly serverMessage: string | null;
  /** The JSON body's `errors`: texts by field name. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** How long the server asks to wait, in ms; null when it does not say or the header is unreadable. */
  readonly retryAfter: number | null;
  /** The backend does not offer the call at all (R-1066): see {@link isNotOffered}. */
  readonly notOffered: boolean;
  /** A write is done (201 or 204), but the answer has no result: see {@link isDone}. */
  readonly isDone: boolean;
  /** The token of the failed request. Not enumerable, so that it cannot get into a log. */
  declare readonly token: string | null;
  /** The parsed JSON body, unchecked: read it through a schema. Not enumerable either. */
  declare readonly body: unknown;

  constructor(kind: ApiErrorKind, message: string, details: Details = {}) {
    super(message);
    this.kind = kind;
    this.status = details.status ?? null;
    this.serverMessage = details.serverMessage ?? null;
    this.fieldErrors = details.fieldErrors ?? {};
    this.retryAfter = details.retryAfter ?? null;
    this.notOffered = details.notOffered ?? false;
    this.isDone = details.isDone ?? false;
    Object.defineProperty(this, 'token', { value: details.token ?? null });
    Object.defineProperty(this, 'body', { value: details.body });
  }
}

/** Whether a call was aborted because its page or its session had ended. Such an error is not shown. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError
    ? error.kind === 'aborted'
    : error instanceof Error && error.name === 'AbortError';
}

/**
 * Whether the backend does not offer the call: 405 or 501, or 404 when no single record was requested. That
 * is not an error: a screen leaves the part out, or says that it is not available (`NotOffered` in src/ui).
 */
export const isNotOffered = (error: unknown): boolean => error instanceof ApiError && error.notOffered;

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const ABSENT: ReadonlySet<number | null> = new Set([404, 405, 501]);
/** Whether the call, or the one record that it is about, does not exist. */
export const isAbsent = (error: unknown): boolean => error instanceof ApiError && ABSENT.has(error.status);

/** Whether the request may have reached the server: a network error, a timeout, a broken answer or a server error. */
export const mayHaveArrived = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' ||
    error.kind === 'timeout' ||
    error.kind === 'response' ||
    (error.status !== null && error.status >= 500));

/** Whether the server has done a write, but answered without its result. */
export const isDone = (error: unknown): boolean => error instanceof ApiError && error.isDone;

/** Whether a 401 ended the session. src/identity shows the message, so no screen repeats it. */
export function endedSession(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.token !== null;
}

/** Whether no screen shows the error: the call was aborted, or the session ended, which src/identity says. */
export const isSilent = (error: unknown): boolean => isAborted(error) || endedSession(error);

/**
 * How many seconds the server asks to wait; null when it does not say, or asks for
 * more than `longestRetryAfter`.
 */
export function secondsToWait({ retryAfter }: ApiError): number | null {
  return retryAfter === null || retryAfter > API.longestRetryAfter
    ? null
    : Math.max(1, Math.ceil(retryAfter / 1000));
}
