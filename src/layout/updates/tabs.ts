import { endAll, listen } from '@/runtime/listen';
import { createListeners } from '@/runtime/listeners';

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
  // A page that holds a lock is not kept for the way back.
  const leave = (): void => {
    release?.();
    release = undefined;
  };
  const followVisibility = (): void => {
    if (document.visibilityState === 'hidden') leave();
    else request();
  };
  const stop = endAll(
    listen(document, ['visibilitychange'], followVisibility),
    listen(window, ['pagehide'], leave),
    listen(window, ['pageshow'], followVisibility),
  );
  request();
  return () => {
    isOver = true;
    stop();
    leave();
  };
}

export interface Channel<T> {
  readonly post: (told: T) => void;
  readonly hear: (listener: (told: T) => void) => () => void;
}

/** Where one tab tells the others what it learnt. */
export function createChannel<T>(): Channel<T> {
  const heard = createListeners<[T]>();
  let channel: BroadcastChannel | undefined;
  const close = (): void => {
    channel?.close();
    channel = undefined;
  };
  const open = (): void => {
    if (channel !== undefined || !('BroadcastChannel' in globalThis)) return;
    channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', ({ data }: MessageEvent<T>) => heard.tell(data));
  };
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is the origin's own and has no target
    post: (told) => channel?.postMessage(told),
    hear: (listener) => {
      open();
      // As with the lock: an open channel keeps a page from being kept for the way back.
      return endAll(
        heard.subscribe(listener),
        listen(window, ['pagehide'], close),
        listen(window, ['pageshow'], open),
        close,
      );
    },
  };
}

/** Hears when the tab is seen or online again, or is so no longer. @returns the way to stop */
export const onAwake = (listener: () => void): (() => void) =>
  endAll(listen(document, ['visibilitychange'], listener), listen(window, ['online', 'offline'], listener));
