import { covers, patternsOf } from './matchRoute';
import type { RouteRow } from './routeRow';

/** What a host answers for addresses that have no file of their own. */
interface Fallback {
  /** With parameters, as in the route table. */
  readonly path: string;
  /** The file, as an address: `/job.html`. */
  readonly file: string;
}

/** The shell of every other address. */
const BARE_SHELL = '/200.html';

/**
 * The addresses whose parameters share one prerendered file, the most specific first. An address among them that is
 * another page has the bare shell: `/jobs/saved` is no job.
 */
export function hostFallbacks<Id extends string>(rows: Readonly<Record<Id, RouteRow>>): readonly Fallback[] {
  const patterns = patternsOf(rows);
  const shared = patterns.filter(({ id }) => typeof rows[id].prerendered === 'string');
  return patterns.flatMap(({ id, segments }) => {
    const { path, prerendered } = rows[id];
    if (typeof prerendered === 'string') return [{ path, file: `/${prerendered}` }];
    const isAmongThem = shared.some(
      (other) => other.segments.length === segments.length && covers(other.segments, segments),
    );
    return isAmongThem && prerendered === undefined ? [{ path, file: BARE_SHELL }] : [];
  });
}
