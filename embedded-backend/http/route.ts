import type { Backend } from '../backend.ts';
import type { SessionRecord, User } from '../data/records.ts';
import type { Form } from './Form.ts';

/** A request that is being handled. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string>>;
  /** A path parameter. The route's pattern guarantees that it exists. */
  readonly param: (name: string) => string;
  /** The JSON body. 400 if it is malformed. */
  readonly form: () => Promise<Form>;
  /** The asker and their session, or undefined without a valid token. */
  readonly visitor: () => { user: User; session: SessionRecord } | undefined;
  /** The asker. 401 without a valid token. */
  readonly user: () => User;
  readonly session: () => SessionRecord;
  /** The asker. 401 without a valid token, 403 if they are not an administrator. */
  readonly admin: () => User;
}

/**
 * Returns a Response (or a promise of one), which is sent unchanged. Other values become JSON with status
 * 200, undefined becomes 204.
 */
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
/** The envelope of answers to auth writes. */
export const success = (message: string, data?: unknown): Record<string, unknown> => ({
  success: true,
  ...(data === undefined ? {} : { data }),
  message,
});
