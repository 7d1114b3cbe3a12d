/**
 * An endpoint is data: method, path, shapes and policy stand once, and from them come the typed call, the query and
 * mutation options and the OpenAPI document. Nothing here imports the schema library.
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

/** An object without fields: what it is assignable to needs none. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- the empty object is what is meant
type Nothing = Record<never, never>;
/** Empty and null parameters may be given: they are dropped. */
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

/** What a call of an endpoint is given. */
export type Args<P extends string, Q, B> = PathPart<P> & QueryPart<Q> & BodyPart<B> & CallOptions;

export interface CallOptions {
  /** Aborts the call: the page no longer needs it. */
  readonly signal?: AbortSignal | undefined;
  /** Sent instead of the current token, and the call outlives the session: the logout of a session that is over. */
  readonly token?: string | undefined;
  /** Outlives the page: for a write that is sent while the page goes away. */
  readonly keepalive?: boolean | undefined;
  /** What the server has now is asked for: no copy of this device stands in for it. */
  readonly fresh?: true | undefined;
}

/** Arguments as the machinery sees them, whatever the endpoint. */
export interface AnyArgs extends CallOptions {
  readonly path?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** The last argument of a typed call: may be left out when nothing in it is required. */
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
  /** The shape of the answer as documented; also the reader of it, unless `read` is given. */
  readonly response: Shape<unknown>;
  /** Turns the answer (envelope already opened) into the result; throws an ApiError when it cannot. */
  readonly read: (body: unknown) => R;
  /** What a `success: false` without a message says; also: an unusable answer is left to the screen's default. */
  readonly failure?: string;
  /**
   * Whether it can be repeated without a second effect (R-1069), where the method does not say so: a POST
   * that can, a PUT that cannot.
   */
  readonly repeatable?: boolean;
  /** Attempts in all and milliseconds for each; the configuration's if not given. */
  readonly attempts?: number;
  readonly timeout?: number;
  /** Built-in data for a read that failed: after so many milliseconds; undefined when there is none for it. */
  readonly fallback?: { readonly after: number; data(args: AnyArgs): R | undefined };
  /** The path names no record, and is one all the same: a 404 is about it, not about the whole call. */
  readonly record?: true;
  /** The app cannot do without it: asked again even where the backend said that it does not have it. */
  readonly essential?: true;
  /** The body goes as multipart/form-data. */
  readonly multipart?: true;
  /**
   * Which cached reads a successful write makes stale, as path prefixes (`/api/jobs` is `/api/jobs/{id}` too);
   * `[]` for none: a sign-in step, an export. Not given: all of them.
   */
  readonly touches?: readonly string[];
  /** Whatever a success answers, even what is not JSON, it is one. */
  readonly ignoresAnswer?: true;
  /** A success is documented as `{ success: true, data, message? }`; the client reads it with and without. */
  readonly envelope?: true;
  /** A read whose answers may be kept on the device for reading without a connection; `most`: of so many addresses. */
  readonly offline?: true | { readonly most: number };
  /** The answer is a file. */
  readonly binary?: true;
  /** Nobody has fixed its shape: the one here is our proposal. */
  readonly ours?: true;
  /** Answers with these statuses have a meaning of their own, beyond 400, 401, 403, 404 and 5xx. */
  readonly conflicts?: readonly (409 | 410 | 415 | 422 | 429)[];
}

/** Any endpoint, for code that goes through all of them. */
export type AnyEndpoint = Endpoint<string, unknown, unknown, unknown>;

/** The result of an endpoint's call. */
export type ResultOf<E> = E extends { readonly read: (body: unknown) => infer R } ? R : never;

/** An endpoint of which only the result is known. */
export type Call<R> = Endpoint<string, unknown, unknown, R>;
