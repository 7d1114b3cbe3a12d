import type { Endpoint } from '@/api/endpoint';

/**
 * The endpoint without its fallback, for pages where built-in data would be a guess and would hide a failure.
 */
export function withoutSample<P extends string, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  const { fallback: _, ...rest } = endpoint;
  return rest;
}
