import type { Config } from '@/config/env';
import { isRecord } from './answer';
import type { AnyArgs, AnyEndpoint, Method } from './endpoint';

/** What of an endpoint a request is made of. */
type Sent = Pick<AnyEndpoint, 'method' | 'multipart' | 'body'>;

const SAFE: ReadonlySet<Method> = new Set<Method>(['GET', 'HEAD']);
export const isWrite = (method: Method): boolean => !SAFE.has(method);

/** The value of a cookie that scripts may read; null when there is none. */
function cookieValue(name: string): string | null {
  if (typeof document === 'undefined') return null;
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  if (pair === undefined) return null;
  const raw = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** Two names of the CSRF agreement, and only on unsafe methods, and only when both are configured. */
function csrfHeader(method: Method, csrf: Config['csrf']): Record<string, string> {
  if (csrf === null || !isWrite(method)) return {};
  const value = cookieValue(csrf.cookie);
  return value === null || !/^[\x20-\x7e]+$/.test(value) ? {} : { [csrf.header]: value };
}

function formData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(isRecord(body) ? body : {})) {
    if (value instanceof Blob) form.append(name, value);
    else if (typeof value === 'string' || typeof value === 'number') form.append(name, String(value));
  }
  return form;
}

function bodyOf(endpoint: Sent, args: AnyArgs): FormData | string | undefined {
  if (endpoint.multipart === true) return formData(args.body);
  return endpoint.body === undefined ? undefined : JSON.stringify(args.body ?? {});
}

/**
 * What is handed to fetch (R-1070): no redirects, because a redirected POST would carry the password to
 * another origin; no cookies of another origin; nothing kept in the browser's own cache, where the next person
 * at this computer would find it.
 */
export function requestInit(
  endpoint: Sent,
  args: AnyArgs,
  token: string | null,
  csrf: Config['csrf'],
): RequestInit {
  const body = bodyOf(endpoint, args);
  return {
    method: endpoint.method,
    headers: {
      ...(endpoint.multipart === true ? {} : { 'Content-Type': 'application/json' }),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...csrfHeader(endpoint.method, csrf),
    },
    redirect: 'error',
    credentials: 'same-origin',
    cache: 'no-store',
    ...(args.keepalive === true ? { keepalive: true } : {}),
    ...(body === undefined ? {} : { body }),
  };
}
