/** Path templates such as `/api/jobs/{id}`: their order, and what their parameters exclude. */

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Sorts literal segments before parameters, from left to right, then alphabetically. */
export function byRouting(one: string, other: string): number {
  const [mine, theirs] = [one.split('/'), other.split('/')];
  for (const [at, segment] of mine.entries()) {
    const beside = theirs[at];
    if (beside === undefined) return 1;
    if (segment === beside) continue;
    const byKind = Number(isParameter(segment)) - Number(isParameter(beside));
    if (byKind !== 0) return byKind;
    // Two parameters with different names are equal here; the segments after them decide.
    if (!isParameter(segment)) return segment < beside ? -1 : 1;
  }
  return mine.length - theirs.length;
}

export interface PathParameter {
  readonly name: string;
  /** The literal segments at the same position after the same beginning, sorted. */
  readonly not: readonly string[];
}

/** The parameters of a template, each with the literal segments of other templates that it excludes. */
export function pathParametersOf(path: string, all: readonly string[]): readonly PathParameter[] {
  const segments = path.split('/');
  return segments.flatMap((segment, at) => {
    if (!isParameter(segment)) return [];
    const literals = all.flatMap((each) => {
      const others = each.split('/');
      const literal = others[at];
      const isBeside = segments
        .slice(0, at)
        .every(
          (before, index) =>
            before === others[index] || (isParameter(before) && isParameter(others[index] ?? '')),
        );
      return isBeside && literal !== undefined && !isParameter(literal) ? [literal] : [];
    });
    return [{ name: segment.slice(1, -1), not: [...new Set(literals)].sort() }];
  });
}
