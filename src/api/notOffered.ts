import { appState } from '@/runtime/app';
import type { ApiError } from '@/errors/ApiError';
import { connection } from './connection';
import type { AnyEndpoint } from './endpoint';

/** What a backend does not have (R-1066): told by its answer, and asked once a session. */
const ABSENT: ReadonlySet<number> = new Set([405, 501]);

/** Whether an answer says that the backend does not have the call; a 404 does unless it may be about one record. */
export const saysNotOffered = ({ path, record }: AnyEndpoint, status: number): boolean =>
  ABSENT.has(status) || (status === 404 && record !== true && !path.includes('{'));

/** A read that is the same at every time: nothing has to be named in it, and nothing else stands in for its answer. */
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

/** How the backend said, in this session and role, that it does not have an area; undefined where it did not. */
export const knownNotOffered = ({ method, path }: AnyEndpoint): ApiError | undefined =>
  method === 'GET' ? absencesOf().get(path) : undefined;

/** Keeps in mind that the backend does not have an area, until the session or its role changes. */
export function rememberNotOffered(endpoint: AnyEndpoint, error: ApiError): void {
  if (error.notOffered && isArea(endpoint)) absencesOf().set(endpoint.path, error);
}
