import { keysOf } from '@/runtime/typed';

/**
 * Finds the row of an address. All code that interprets addresses uses it: pages, access, navigation, titles,
 * prefetching, names of prerendered pages and the host's fallbacks.
 */
type Rows<Id extends string> = Readonly<Record<Id, { readonly path: string }>>;

interface RoutePattern<Id extends string> {
  readonly id: Id;
  readonly segments: readonly string[];
}

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** More segments first; with as many segments, the pattern whose first parameter comes later. */
function bySpecificity(a: readonly string[], b: readonly string[]): number {
  if (a.length !== b.length) return b.length - a.length;
  const at = a.findIndex((segment, index) => isParameter(segment) !== isParameter(b[index] ?? ''));
  return at < 0 ? 0 : isParameter(a[at] ?? '') ? 1 : -1;
}

/** The paths of a table as lists of segments, the most specific first. */
export const patternsOf = <Id extends string>(rows: Rows<Id>): readonly RoutePattern<Id>[] =>
  keysOf(rows)
    .map((id) => ({ id, segments: rows[id].path.split('/').filter((segment) => segment !== '') }))
    .sort((a, b) => bySpecificity(a.segments, b.segments));

/** Whether a path begins with the segments of a pattern. The path's segments must be in lower case. */
export const coversPath = (pattern: readonly string[], lowerCase: readonly string[]): boolean =>
  pattern.every((segment, at) =>
    isParameter(segment) ? lowerCase[at] !== undefined : segment === lowerCase[at],
  );

const SLASHES_AT_END = /\/+$/;
/** '', '.' and '..': browsers resolve them, so they never send them. */
const DOTS = /^\.{0,2}$/;

/** The decoded segments of an address; undefined when one is empty, '.' or '..', or cannot be decoded. */
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

/**
 * Makes a function that finds the row of an address in a table. Parameters keep their upper and lower case.
 */
export function routeMatcher<Id extends string>(rows: Rows<Id>): (pathname: string) => Match<Id> | undefined {
  const patterns = patternsOf(rows);
  return (pathname) => {
    const segments = decodedSegments(pathname);
    if (segments === undefined) return undefined;
    const lowerCase = segments.map((segment) => segment.toLowerCase());
    const pattern = patterns.find(
      (each) => each.segments.length === segments.length && coversPath(each.segments, lowerCase),
    );
    if (pattern === undefined) return undefined;
    const params = pattern.segments.flatMap((segment, at) =>
      isParameter(segment) ? [[segment.slice(1), segments[at] ?? '']] : [],
    );
    return { id: pattern.id, params: Object.fromEntries(params) };
  };
}
