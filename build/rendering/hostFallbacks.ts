import { coversPath, patternsOf } from '@/routing/routeMatcher';
import type { RouteRow } from '@/routing/routeRow';

/** The file that a host serves for addresses without a file of their own. */
interface Fallback {
  /** A path of the route table, with its parameters. */
  readonly path: string;
  /** Address of the file, such as `/job.html`. */
  readonly file: string;
}

/** The HTML document of all other addresses. */
const BARE_SHELL = '/200.html';

/**
 * The paths with parameters that share a prerendered file, the most specific first. A fixed path that also
 * matches such a pattern gets the bare document: `/jobs/saved` is not a job.
 */
export function hostFallbacks<Id extends string>(rows: Readonly<Record<Id, RouteRow>>): readonly Fallback[] {
  const patterns = patternsOf(rows);
  const shared = patterns.filter(({ id }) => typeof rows[id].prerendered === 'string');
  return patterns.flatMap(({ id, segments }) => {
    const { path, prerendered } = rows[id];
    if (typeof prerendered === 'string') return [{ path, file: `/${prerendered}` }];
    const isAmongThem = shared.some(
      (other) => other.segments.length === segments.length && coversPath(other.segments, segments),
    );
    return isAmongThem && prerendered === undefined ? [{ path, file: BARE_SHELL }] : [];
  });
}
