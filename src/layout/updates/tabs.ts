import { endAll, listen } from '@/runtime/listen';
import { createListeners } from '@/runtime/listeners';

/**
 * The name of the lock of the tab that asks the server, and of the channel on which it informs the other
 * tabs.
 */
const NAME = 'visatalent_updates';

/**
 * Calls `lead` in the visible tab that gets the lock. In browsers without locks, every visible tab leads.
 * @returns a function that stops it
 */
export function leadInOneTab(lead: () => () => void): () => void {
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
  // A page that holds a lock cannot enter the back-forward cache.
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
  readonly post: (message: T) => void;
  readonly hear: (listener: (message: T) => void) => () => void;
}

/** A channel between the tabs of this browser. */
export function createChannel<T>(): Channel<T> {
  const messages = createListeners<[T]>();
  let channel: BroadcastChannel | undefined;
  const close = (): void => {
    channel?.close();
    channel = undefined;
  };
  const open = (): void => {
    if (channel !== undefined || !('BroadcastChannel' in globalThis)) return;
    channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', ({ data }: MessageEvent<T>) => messages.tell(data));
  };
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is the origin's own and has no target
    post: (message) => channel?.postMessage(message),
    hear: (listener) => {
      open();
      // Like a lock, an open channel prevents the back-forward cache.
      return endAll(
        messages.subscribe(listener),
        listen(window, ['pagehide'], close),
        listen(window, ['pageshow'], open),
        close,
      );
    },
  };
}

/**
 * Calls the listener when the tab becomes visible or hidden, online or offline. @returns a function that
 * stops it
 */
export const onAwake = (listener: () => void): (() => void) =>
  endAll(listen(document, ['visibilitychange'], listener), listen(window, ['online', 'offline'], listener));
