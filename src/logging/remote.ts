import type { App } from '@/runtime/app';
import { endAll, listen } from '@/runtime/listen';
import { LOGGING } from '@/config/limits';
import type { LogEntry } from './entry';

/**
 * Sends log entries to the configured endpoint: POST `{logs: [...]}` in batches of 10, every 30 s and when
 * the page is left. There is one request at a time, and at most 1000 entries wait. Failures are
 * ignored and never logged. There is no Authorization header, because the log endpoint has no session.
 */
export interface RemoteLog {
  push(entry: LogEntry): void;
  stop(): void;
}

/** Number of batches sent when the page is left: browsers limit such requests to 64 KiB together. */
const LEAVING = 5;
/** Time limit of a request, in ms. */
const TIMEOUT = 10_000;

export function remoteLog(endpoint: string, { fetch, clock, document: page }: App): RemoteLog {
  let queue: LogEntry[] = [];
  /** Number of entries of the queue that are being sent. */
  let sending = 0;

  async function post(logs: readonly LogEntry[], leaving: boolean): Promise<boolean> {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ logs }),
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        keepalive: leaving,
        signal: AbortSignal.timeout(TIMEOUT),
      });
      return response.ok;
    } catch {
      return false;
    }
  }

  async function flush(): Promise<void> {
    if (sending > 0 || queue.length === 0) return;
    const batch = queue.slice(0, LOGGING.batch);
    sending = batch.length;
    const sent = await post(batch, false);
    // Meanwhile the page may have been left and shown again, or the queue shortened.
    if (sent) queue = queue.filter((entry) => !batch.includes(entry));
    sending = 0;
    if (sent && queue.length >= LOGGING.batch) void flush();
  }

  const flushLeaving = () => {
    if (page?.visibilityState !== 'hidden') return;
    // The page may be closed before the response: what is sent now is not sent again.
    const leaving = queue.slice(sending, sending + LEAVING * LOGGING.batch);
    queue = queue.filter((entry) => !leaving.includes(entry));
    for (let at = 0; at < leaving.length; at += LOGGING.batch) {
      void post(leaving.slice(at, at + LOGGING.batch), true);
    }
  };

  const stop = endAll(
    clock.every(LOGGING.flushInterval, () => void flush()),
    listen(page, ['visibilitychange'], flushLeaving),
    listen(page?.defaultView, ['pagehide'], flushLeaving),
  );

  return {
    push(entry) {
      queue = [...queue, entry].slice(-LOGGING.queued);
      if (queue.length === LOGGING.batch) void flush();
    },
    stop,
  };
}
