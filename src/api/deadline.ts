import { ApiError } from '@/errors/ApiError';
import { RAW } from '@/errors/catalogue';

/**
 * Runs `work` with a signal that covers all of it, the reading of the body included: it aborts after `timeout`
 * milliseconds or when one of `signals` aborts, and the promise is rejected at that moment even if the work does not
 * listen.
 * @param work may call `alive` when something came: the time then begins anew.
 */
export async function withDeadline<T>(
  timeout: number,
  signals: readonly (AbortSignal | undefined)[],
  work: (signal: AbortSignal, alive: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = (error: ApiError) => () => controller.abort(error);
  const abort = stop(new ApiError('aborted', RAW.aborted));
  const given = signals.filter((signal) => signal !== undefined);
  if (given.some(({ aborted }) => aborted)) throw new ApiError('aborted', RAW.aborted);
  for (const signal of given) signal.addEventListener('abort', abort, { once: true });
  const over = stop(new ApiError('timeout', RAW.timeout));
  let timer = setTimeout(over, timeout);
  const alive = (): void => {
    clearTimeout(timer);
    timer = setTimeout(over, timeout);
  };
  const ended = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as ApiError), {
      once: true,
    });
  });
  try {
    return await Promise.race([work(controller.signal, alive), ended]);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    for (const signal of given) signal.removeEventListener('abort', abort);
  }
}
