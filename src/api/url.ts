import { ApiError } from '@/errors/ApiError';
import type { AnyArgs } from './endpoint';

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'number' && !Number.isFinite(value));

/**
 * Encodes one path segment. '', '.' and '..' would lead to another endpoint: they are
 * refused with an ApiError.
 */
function segment(name: string, value: string | number | undefined): string {
  const text = String(value ?? '');
  if (/^\.{0,2}$/.test(text)) throw new ApiError('response', `Invalid path parameter: ${name}`);
  return encodeURIComponent(text);
}

/** The query string without empty values; a list becomes a repeated parameter. */
export function queryString(query: AnyArgs['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => !isEmpty(item))
      .map((item) => `${encodeURIComponent(name)}=${encodeURIComponent(String(item))}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** The URL of a call. `base` has no trailing slash; '' is the page's own origin. */
export function urlOf(base: string, template: string, { path = {}, query }: AnyArgs): string {
  const filled = template.replace(/\{(\w+)\}/g, (_whole, name: string) => segment(name, path[name]));
  return `${base}${filled}${queryString(query)}`;
}
