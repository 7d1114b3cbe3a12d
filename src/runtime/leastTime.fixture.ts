const TIMES = 5;

/**
 * How long work takes, in ms: the shortest of five runs, because other load on the machine can only add time.
 */
export function leastTime(work: () => void): number {
  const times = Array.from({ length: TIMES }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...times);
}
