import { ApiError } from '@/errors/ApiError';
import { RAW } from '@/errors/catalogue';

/**
 * Runs `work` with a time limit, the reading of the body included. The signal aborts after `timeout` ms or
 * when one of `signals` aborts. The promise is rejected at that moment even if `work` ignores the signal.
 * @param work calls `restartTimeout` when data arrived, which starts the time limit anew
 * @throws ApiError of kind `timeout` or `aborted`
 */
export async function withDeadline<T>(
  timeout: number,
  signals: readonly (AbortSignal | undefined)[],
  work: (signal: AbortSignal, restartTimeout: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = (error: ApiError) => () => controller.abort(error);
  const abort = stop(new ApiError('aborted', RAW.aborted));
  const activeSignals = signals.filter((signal) => signal !== undefined);
  if (activeSignals.some(({ aborted }) => aborted)) throw new ApiError('aborted', RAW.aborted);
  for (const signal of activeSignals) signal.addEventListener('abort', abort, { once: true });
  const over = stop(new ApiError('timeout', RAW.timeout));
  let timer = setTimeout(over, timeout);
  const restartTimeout = (): void => {
    clearTimeout(timer);
    timer = setTimeout(over, timeout);
  };
  const ended = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as ApiError), {
      once: true,
    });
  });
  try {
    return await Promise.race([work(controller.signal, restartTimeout), ended]);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    for (const signal of activeSignals) signal.removeEventListener('abort', abort);
  }
}

/**
 * Waits some ms.
 * @throws ApiError of kind `aborted`, at once when one of the signals aborts
 */
export function wait(milliseconds: number, signals: readonly (AbortSignal | undefined)[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const activeSignals = signals.filter((signal) => signal !== undefined);
    const done = (settle: () => void) => () => {
      clearTimeout(timer);
      for (const signal of activeSignals) signal.removeEventListener('abort', stop);
      settle();
    };
    const stop = done(() => reject(new ApiError('aborted', RAW.aborted)));
    const timer = setTimeout(done(resolve), milliseconds);
    for (const signal of activeSignals) signal.addEventListener('abort', stop, { once: true });
    if (activeSignals.some(({ aborted }) => aborted)) stop();
  });
}
