import { ApiError } from '@/errors/ApiError';
import { RAW } from '@/errors/catalogue';
import * as z from 'zod/mini';
import type { Endpoint, Method, Shape } from './endpoint';

/**
 * Without `jitless`, zod tries `new Function`, which a strict Content-Security-Policy reports as a violation.
 */
z.config({ jitless: true });

export { z };

/**
 * Makes a reader that checks an answer against a shape. The reader throws an ApiError
 * with the text `failure`.
 */
export function readerOf<R>(
  shape: Shape<R>,
  failure: string = RAW.formatNotRecognized,
): (body: unknown) => R {
  return (body) => {
    const result = shape.safeParse(body);
    if (result.success) return result.data;
    throw new ApiError('response', failure);
  };
}

type Rest = 'method' | 'path' | 'summary' | 'read' | 'response';
/** Without `read`, `response` reads the answer; with `read`, `response` only documents it. */
type Checked<P extends string, Q, B, R> = Omit<Endpoint<P, Q, B, R>, Rest> & {
  readonly response: Shape<R>;
  readonly read?: undefined;
};
type Read<P extends string, Q, B, R> = Omit<Endpoint<P, Q, B, R>, Rest> & {
  readonly response: Shape<unknown>;
  readonly read: (body: unknown) => R;
};

interface Declare {
  <const P extends string, R, Q = never, B = never>(
    path: P,
    summary: string,
    declared: Read<P, Q, B, R>,
  ): Endpoint<P, Q, B, R>;
  <const P extends string, R, Q = never, B = never>(
    path: P,
    summary: string,
    declared: Checked<P, Q, B, R>,
  ): Endpoint<P, Q, B, R>;
}

const declare =
  (method: Method): Declare =>
  <P extends string, Q, B, R>(
    path: P,
    summary: string,
    declared: Read<P, Q, B, R> | Checked<P, Q, B, R>,
  ): Endpoint<P, Q, B, R> => {
    const { read, ...rest } = declared;
    const unusable = declared.failure === undefined ? RAW.formatNotRecognized : RAW.unusable;
    return { ...rest, method, path, summary, read: read ?? readerOf(declared.response, unusable) };
  };

/** These functions declare endpoints: path template, one line for the OpenAPI document, shapes and policy. */
export const get = declare('GET');
export const post = declare('POST');
export const put = declare('PUT');
export const remove = declare('DELETE');
