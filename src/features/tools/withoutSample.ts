import type { Endpoint } from '@/api/endpoint';

/** A read whose failure stays one: built-in data would be a guess here, and hide what the backend says. */
export function withoutSample<P extends string, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  const { fallback: _, ...rest } = endpoint;
  return rest;
}
