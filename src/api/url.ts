import { ApiError } from '@/errors/ApiError';
import type { AnyArgs } from './endpoint';

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'number' && !Number.isFinite(value));

/** One path segment; '.' and '..' (and nothing) would lead to another endpoint and are refused. */
function segment(name: string, value: string | number | undefined): string {
  const text = String(value ?? '');
  if (/^\.{0,2}$/.test(text)) throw new ApiError('response', `Invalid path parameter: ${name}`);
  return encodeURIComponent(text);
}

/** The query without what is empty; a list becomes a repeated parameter. */
export function queryString(query: AnyArgs['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => !isEmpty(item))
      .map((item) => `${encodeURIComponent(name)}=${encodeURIComponent(String(item))}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Base URL (without a trailing slash; '' is this origin) + path + query. */
export function urlOf(base: string, template: string, { path = {}, query }: AnyArgs): string {
  const filled = template.replace(/\{(\w+)\}/g, (_whole, name: string) => segment(name, path[name]));
  return `${base}${filled}${queryString(query)}`;
}
