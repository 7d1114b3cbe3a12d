/**
 * Runs `work` for every item, in order and at most `atOnce` at a time. After an abort no further item begins.
 * @throws the first failure, when no work is running any more
 */
export async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (signal?.aborted === true) return;
      await work(item);
    }
  };
  const workers = Array.from({ length: Math.min(atOnce, items.length) }, worker);
  await Promise.allSettled(workers);
  await Promise.all(workers);
}
