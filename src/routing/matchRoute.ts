import { areaIsOn } from '@/config/areas';
import type { RouteStatus } from './routeRow';
import { pageRowOf, ROUTE_IDS, ROUTES, type RouteId, type RouteParams } from './routes';

/**
 * Which row an address belongs to: the one place that reads addresses. It serves pages, access, navigation, titles,
 * prefetching, the names of prerendered pages and what a host answers.
 */
type Rows<Id extends string> = Readonly<Record<Id, { readonly path: string }>>;

export interface RoutePattern<Id extends string> {
  readonly id: Id;
  readonly segments: readonly string[];
}

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** The more segments the more specific; of as many, the one whose first parameter comes later. */
function bySpecificity(a: readonly string[], b: readonly string[]): number {
  if (a.length !== b.length) return b.length - a.length;
  const at = a.findIndex((segment, index) => isParameter(segment) !== isParameter(b[index] ?? ''));
  return at < 0 ? 0 : isParameter(a[at] ?? '') ? 1 : -1;
}

/** The paths of a table, cut into segments, the most specific first. */
export const patternsOf = <Id extends string>(rows: Rows<Id>): readonly RoutePattern<Id>[] =>
  (Object.keys(rows) as Id[])
    .map((id) => ({ id, segments: rows[id].path.split('/').filter((segment) => segment !== '') }))
    .sort((a, b) => bySpecificity(a.segments, b.segments));

/** Whether a path begins with the segments of a pattern; those of the path are in lower case. */
export const covers = (pattern: readonly string[], lowerCase: readonly string[]): boolean =>
  pattern.every((segment, at) =>
    isParameter(segment) ? lowerCase[at] !== undefined : segment === lowerCase[at],
  );

const SLASHES_AT_END = /\/+$/;
/** Browsers never send these: they resolve them. */
const DOTS = /^\.{0,2}$/;

/** The segments of an address, decoded once; undefined where one is empty, a dot, or cannot be decoded. */
function decodedSegments(pathname: string): readonly string[] | undefined {
  const path = pathname.replace(SLASHES_AT_END, '');
  if (path === '') return [];
  try {
    const segments = path.split('/').map((segment) => decodeURIComponent(segment));
    return segments[0] === '' && !segments.slice(1).some((segment) => DOTS.test(segment))
      ? segments.slice(1)
      : undefined;
  } catch {
    return undefined;
  }
}

interface Match<Id extends string> {
  readonly id: Id;
  readonly params: Readonly<Record<string, string>>;
}

/** A function that finds the row of an address in a table, and its parameters as they were written. */
export function routeMatcher<Id extends string>(rows: Rows<Id>): (pathname: string) => Match<Id> | undefined {
  const patterns = patternsOf(rows);
  return (pathname) => {
    const given = decodedSegments(pathname);
    if (given === undefined) return undefined;
    const lowerCase = given.map((segment) => segment.toLowerCase());
    const found = patterns.find(
      ({ segments }) => segments.length === given.length && covers(segments, lowerCase),
    );
    if (found === undefined) return undefined;
    const params = found.segments.flatMap((segment, at) =>
      isParameter(segment) ? [[segment.slice(1), given[at] ?? '']] : [],
    );
    return { id: found.id, params: Object.fromEntries(params) };
  };
}

/** What the address of a route shows in this deployment. */
export function statusOf(id: RouteId): RouteStatus {
  const { area, whenOff = 'notFound', status = 'real' } = pageRowOf(id);
  return area === undefined || areaIsOn(area) ? status : whenOff;
}

export type RouteMatch = { [Id in RouteId]: { readonly id: Id; readonly params: RouteParams<Id> } }[RouteId];

/** The row of an address whether or not this deployment offers it: access is decided by it. */
export const rowAt = routeMatcher(ROUTES);

/**
 * The route of an address, and its parameters; undefined is Page Not Found. Fixed segments are read without regard to
 * case, parameters as they are written.
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const found = rowAt(pathname);
  return found === undefined || statusOf(found.id) === 'notFound' ? undefined : (found as RouteMatch);
}

/** The routes whose path stands below another's, in the order of the table. */
export const routesBelow = (id: RouteId): readonly RouteId[] =>
  ROUTE_IDS.filter(
    (other) => ROUTES[other].path.startsWith(`${ROUTES[id].path}/`) && statusOf(other) !== 'notFound',
  );
