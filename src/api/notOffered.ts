import { appState } from '@/runtime/app';
import type { ApiError } from '@/errors/ApiError';
import { connection } from './connection';
import type { AnyEndpoint } from './endpoint';

/**
 * Statuses that say that the backend does not offer a call (R-1066). Such a call is sent once in a session.
 */
const ABSENT: ReadonlySet<number> = new Set([405, 501]);

/**
 * Whether an answer says that the backend does not offer the call. A 404 says so too,
 * unless it may be about one record.
 */
export const saysNotOffered = ({ path, record }: AnyEndpoint, status: number): boolean =>
  ABSENT.has(status) || (status === 404 && record !== true && !path.includes('{'));

/**
 * Whether a read has no parameters and no fallback: only then does one refusal hold for the whole session.
 */
const isArea = ({ method, path, query, fallback, essential }: AnyEndpoint): boolean =>
  method === 'GET' &&
  essential !== true &&
  fallback === undefined &&
  !path.includes('{') &&
  (query === undefined || query.safeParse({}).success);

const absencesOf = appState((app) => {
  const absences = new Map<string, ApiError>();
  connection(app).onCacheEvent((event) => {
    if (event === 'session') absences.clear();
  });
  return absences;
});

/**
 * The error with which the backend refused this read in the current session and role;
 * undefined if it did not.
 */
export const notOfferedError = ({ method, path }: AnyEndpoint): ApiError | undefined =>
  method === 'GET' ? absencesOf().get(path) : undefined;

/** Remembers that the backend does not offer a read, until the session or its role changes. */
export function rememberNotOffered(endpoint: AnyEndpoint, error: ApiError): void {
  if (error.notOffered && isArea(endpoint)) absencesOf().set(endpoint.path, error);
}
