import type { Call } from '@/api/endpoint';

/** The endpoint with its response converted by `view`, and without its fallback. */
export const withView = <A, B>(
  { fallback: _fallback, ...endpoint }: Call<A>,
  view: (answer: A) => B,
): Call<B> => ({
  ...endpoint,
  read: (body) => view(endpoint.read(body)),
});
