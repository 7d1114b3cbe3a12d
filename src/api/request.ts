import type { Config } from '@/config/env';
import { isRecord } from './answer';
import type { AnyArgs, AnyEndpoint, Method } from './endpoint';

/** The fields of an endpoint that a request depends on. */
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

/** The CSRF header; only for writes, and only when both its cookie and its header are configured. */
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
 * The options for fetch (R-1070). No redirects: a redirected POST would send the password to another origin.
 * No cookies to other origins. No HTTP cache, because the next user of the computer could read it.
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
