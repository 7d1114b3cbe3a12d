import { API } from '@/config/limits';

/** Why a call failed. `response`: an answer came, and it could not be used (or said `success: false`). */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'response';

interface Details {
  readonly status?: number;
  readonly serverMessage?: string | null;
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>>;
  readonly retryAfter?: number | null;
  readonly notOffered?: boolean;
  readonly token?: string | null;
  readonly body?: unknown;
}

/**
 * A failed call. `message` is the raw error (`HTTP {status}: {statusText} - {body}`, or one of the
 * catalogue's own texts) and is for the log; people read what `userMessage` makes of it.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  /** The JSON body's `message`, else its `error`, as it came: data, never markup. */
  readonly serverMessage: string | null;
  /** The JSON body's `errors`: texts by field name. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** Milliseconds that the server asks to wait; null when it does not say or cannot be read. */
  readonly retryAfter: number | null;
  /** The backend does not have what was asked for at all (R-1066): see {@link isNotOffered}. */
  readonly notOffered: boolean;
  /** The token that the failed request carried. Not enumerable: it must not end in a log. */
  declare readonly token: string | null;
  /** The parsed JSON body of the failure, unchecked: read it through a schema. Not enumerable either. */
  declare readonly body: unknown;

  constructor(kind: ApiErrorKind, message: string, details: Details = {}) {
    super(message);
    this.kind = kind;
    this.status = details.status ?? null;
    this.serverMessage = details.serverMessage ?? null;
    this.fieldErrors = details.fieldErrors ?? {};
    this.retryAfter = details.retryAfter ?? null;
    this.notOffered = details.notOffered ?? false;
    Object.defineProperty(this, 'token', { value: details.token ?? null });
    Object.defineProperty(this, 'body', { value: details.body });
  }
}

/** The page no longer needed the call, or it belonged to a session that is over: nobody is told. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError
    ? error.kind === 'aborted'
    : error instanceof Error && error.name === 'AbortError';
}

/**
 * The backend does not offer what was asked for: 405 or 501, or 404 where no single record was asked for. That is no
 * failure: a screen leaves the part out, or says quietly that it is not there (`NotOffered` of src/ui).
 */
export const isNotOffered = (error: unknown): boolean => error instanceof ApiError && error.notOffered;

const ABSENT: ReadonlySet<number | null> = new Set([404, 405, 501]);
/** Whether an answer means that the call is not there, or the one record that it is about is not. */
export const isAbsent = (error: unknown): boolean => error instanceof ApiError && ABSENT.has(error.status);

/** A 401 that ended the session: its one message is shown by src/identity, so no screen shows it again. */
export function endedSession(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.token !== null;
}

/** The seconds that the server asks to wait; null where it does not say, or where it is more than anybody waits for. */
export function secondsToWait({ retryAfter }: ApiError): number | null {
  return retryAfter === null || retryAfter > API.longestRetryAfter
    ? null
    : Math.max(1, Math.ceil(retryAfter / 1000));
}
