/**
 * An endpoint is data: method, path, shapes and policy are declared once. The typed calls, the query and
 * mutation options and the OpenAPI document are made from it. This file does not import the schema library.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';

/** The part of a zod schema that the client needs. */
export interface Shape<T> {
  safeParse(
    value: unknown,
  ): { readonly success: true; readonly data: T } | { readonly success: false; readonly error: unknown };
}

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** An object without required fields: a type that it can be assigned to requires none. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- the empty object is what is meant
type Nothing = Record<never, never>;
/** Parameters may be null: empty ones are left out of the request. */
type Loose<Q> = { readonly [K in keyof Q]: Q[K] | null };
type PathPart<P extends string> = [ParamNames<P>] extends [never]
  ? { readonly path?: undefined }
  : { readonly path: Readonly<Record<ParamNames<P>, string | number>> };
type QueryPart<Q> = [Q] extends [never]
  ? { readonly query?: undefined }
  : Nothing extends Q
    ? { readonly query?: Loose<Q> | undefined }
    : { readonly query: Loose<Q> };
type BodyPart<B> = [B] extends [never]
  ? { readonly body?: undefined }
  : Nothing extends B
    ? { readonly body?: B | undefined }
    : { readonly body: B };

/** The arguments of an endpoint's call. */
export type Args<P extends string, Q, B> = PathPart<P> & QueryPart<Q> & BodyPart<B> & CallOptions;

export interface CallOptions {
  /** Aborts the call when the page no longer needs it. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Sent instead of the current token. Such a call is not aborted when the session
   * ends, for example the logout of an ended session.
   */
  readonly token?: string | undefined;
  /** Lets the request finish after the page is closed, for a write that is sent on leaving. */
  readonly keepalive?: boolean | undefined;
  /** A 401 does not end the session, because people know nothing of this call. */
  readonly unnoticed?: true | undefined;
  /** Requires the server's current answer: no copy of this device is used instead. */
  readonly fresh?: true | undefined;
}

/** The arguments of a call when the endpoint's type is not known. */
export interface AnyArgs extends CallOptions {
  readonly path?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** The last parameter of a typed call; optional when none of its fields is required. */
export type ArgsTuple<P extends string, Q, B> =
  Nothing extends Args<P, Q, B> ? [args?: Args<P, Q, B>] : [args: Args<P, Q, B>];

export interface Endpoint<P extends string, Q, B, R> {
  readonly method: Method;
  /** Path template under the base URL, for example `/api/countries/{id}`. */
  readonly path: P;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly query?: Shape<Q>;
  readonly body?: Shape<B>;
  /** The documented shape of the answer; it also reads the answer, unless `read` is given. */
  readonly response: Shape<unknown>;
  /** Turns the answer (its envelope already removed) into the result. Throws an ApiError when it cannot. */
  readonly read: (body: unknown) => R;
  /**
   * The error text for `success: false` without a message. With it, an unusable
   * answer is reported by the screen's own default text.
   */
  readonly failure?: string;
  /**
   * Whether repeating the call has no second effect (R-1069). Given only where the method does not tell: true
   * for a POST that may be repeated, false for a PUT that may not.
   */
  readonly repeatable?: boolean;
  /** Number of attempts, and the time limit of each in ms; by default those of the configuration. */
  readonly attempts?: number;
  readonly timeout?: number;
  /**
   * Built-in data for a read that failed, used after `after` ms; undefined when there
   * is none for these arguments.
   */
  readonly fallback?: { readonly after: number; data(args: AnyArgs): R | undefined };
  /**
   * The path has no `{id}` but still stands for one record: a 404 means that the
   * record is missing, not the endpoint.
   */
  readonly record?: true;
  /**
   * The app cannot work without this call: it is sent again even after the backend
   * said that it does not offer it.
   */
  readonly essential?: true;
  /** The body goes as multipart/form-data. */
  readonly multipart?: true;
  /**
   * Which cached reads a successful write makes stale, as path prefixes (`/api/jobs` is `/api/jobs/{id}` too);
   * `[]` for none: a sign-in step, an export. Not given: all of them.
   */
  readonly makesStale?: readonly string[];
  /** Every successful status counts as success, whatever the body is. */
  readonly ignoresAnswer?: true;
  /** The documented success is `{ success: true, data, message? }`; the client also reads a bare body. */
  readonly envelope?: true;
  /**
   * A read whose answers may be stored on the device for use without a connection;
   * `most`: for how many addresses.
   */
  readonly offline?: true | { readonly most: number };
  /** The answer is a file. */
  readonly binary?: true;
  /** The contract does not define the shape: it is our proposal. */
  readonly isProposal?: true;
  /** Statuses with a documented meaning beyond 400, 401, 403, 404 and 5xx. */
  readonly conflicts?: readonly (409 | 410 | 415 | 422 | 429)[];
}

/** Any endpoint, for code that handles all of them. */
export type AnyEndpoint = Endpoint<string, unknown, unknown, unknown>;

export type ResultOf<E> = E extends { readonly read: (body: unknown) => infer R } ? R : never;

/** An endpoint of which only the result type matters. */
export type Call<R> = Endpoint<string, unknown, unknown, R>;
