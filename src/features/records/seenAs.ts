import type { Call } from '@/api/endpoint';

/** Another view of what an endpoint answers. */
export const seenAs = <A, B>(
  { fallback: _fallback, ...endpoint }: Call<A>,
  view: (answer: A) => B,
): Call<B> => ({
  ...endpoint,
  read: (body) => view(endpoint.read(body)),
});
