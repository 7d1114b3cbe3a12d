import { endAll, listen } from '@/config/listen';

/** Shared by the tabs of a browser: the lock of the one that asks, and the channel on which it tells the others. */
const NAME = 'visatalent_updates';

/** The tab that has the lock and is seen leads; without locks every tab that is seen does. */
export function whileLeading(lead: () => () => void): () => void {
  let isOver = false;
  let release: (() => void) | undefined;
  const request = (): void => {
    if (isOver || release !== undefined || document.visibilityState === 'hidden') return;
    const controller = new AbortController();
    release = () => controller.abort();
    const run = () =>
      new Promise<void>((done) => {
        const end = lead();
        release = () => {
          end();
          done();
        };
      });
    if (!('locks' in navigator)) {
      void run();
      return;
    }
    navigator.locks.request(NAME, { signal: controller.signal }, run).catch(() => undefined);
  };
  const look = (): void => {
    if (document.visibilityState !== 'hidden') return request();
    release?.();
    release = undefined;
  };
  document.addEventListener('visibilitychange', look);
  request();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', look);
    release?.();
  };
}

export interface Channel<T> {
  readonly post: (told: T) => void;
  readonly hear: (listener: (told: T) => void) => () => void;
}

/** Where one tab tells the others what it learnt. */
export function createChannel<T>(): Channel<T> {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : undefined;
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is the origin's own and has no target
    post: (told) => channel?.postMessage(told),
    hear: (listener) => {
      const on = ({ data }: MessageEvent<T>) => listener(data);
      channel?.addEventListener('message', on);
      return () => channel?.removeEventListener('message', on);
    },
  };
}

/** Hears when the tab is seen or online again, or is so no longer. @returns the way to stop */
export const onAwake = (listener: () => void): (() => void) =>
  endAll(listen(document, ['visibilitychange'], listener), listen(window, ['online', 'offline'], listener));
