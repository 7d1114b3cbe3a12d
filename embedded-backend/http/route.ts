import type { Backend } from '../backend.ts';
import type { SessionRecord, User } from '../data/records.ts';
import type { Form } from './Form.ts';

/** One request on its way through a handler. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string>>;
  /** A path parameter; the route's own pattern guarantees that it is there. */
  readonly param: (name: string) => string;
  /** The JSON body. 400 when it is malformed. */
  readonly form: () => Promise<Form>;
  /** Who asks, or undefined without a usable token. */
  readonly visitor: () => { user: User; session: SessionRecord } | undefined;
  /** Who asks. 401 without a usable token. */
  readonly user: () => User;
  readonly session: () => SessionRecord;
  /** Who asks. 401 without a usable token, 403 without an administrator's role. */
  readonly admin: () => User;
}

/** Returns or promises a Response, sent as it is; anything else becomes JSON with status 200, undefined 204. */
export type Handle = (call: Call) => unknown;
export type Method = 'get' | 'post' | 'put' | 'delete';

export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly handle: Handle;
}

export type Resource = (backend: Backend) => Route[];

const route =
  (method: Method) =>
  (path: string, handle: Handle): Route => ({ method, path, handle });

export const get = route('get');
export const post = route('post');
export const put = route('put');
export const del = route('delete');

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

export const created = (body: unknown): Response => json(body, 201);
/** The envelope of auth writes. */
export const success = (message: string, data?: unknown): Record<string, unknown> => ({
  success: true,
  ...(data === undefined ? {} : { data }),
  message,
});
