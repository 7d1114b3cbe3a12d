import { endAll, listen } from '@/runtime/listen';
import { SERVICE_WORKER } from '@/config/serviceWorker';
import { HOUR } from '@/config/time';

const POLICY = 'vt-worker';
/** After an absence longer than this (ms) the browser looks for a new version. */
const LONG_AWAY = HOUR;

interface TrustedPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (given: string) => string },
  ): { createScriptURL(given: string): string };
}
declare global {
  interface Window {
    /** Defined in browsers that support Trusted Types. */
    readonly trustedTypes?: TrustedPolicies;
  }
}

const onlyOurs = (given: string): string => {
  if (given !== SERVICE_WORKER) throw new TypeError('This is not the worker of this app');
  return given;
};
let addresses: ReturnType<TrustedPolicies['createPolicy']> | undefined;

/**
 * The address as a TrustedScriptURL, made by the policy `vt-worker` of the page when it is first needed.
 * @throws TypeError for any other address
 */
export function trustedAddress(address: string): string {
  addresses ??= window.trustedTypes?.createPolicy(POLICY, { createScriptURL: onlyOurs }) ?? {
    createScriptURL: onlyOurs,
  };
  return addresses.createScriptURL(address);
}

/** In development there is no worker, because its stored files would hide changes. */
const isOffered = (): boolean => import.meta.env.PROD;

/**
 * Registers the worker. On the first registration it also stores the files that the page loaded before.
 * @returns undefined in development
 * @throws Error if the browser does not support service workers, or not on this address
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!isOffered()) return undefined;
  const isNew = (await navigator.serviceWorker.getRegistration()) === undefined;
  const registration = await navigator.serviceWorker.register(trustedAddress(SERVICE_WORKER), {
    updateViaCache: 'none',
  });
  if (isNew) void nameLoaded();
  return registration;
}

/**
 * Resolves when the worker has stored all files of its installation.
 * @throws Error if the installation failed: no space, no connection, or a file that is not the app's
 */
export async function whenInstalled({
  active,
  waiting,
  installing,
}: ServiceWorkerRegistration): Promise<void> {
  const pendingWorker = installing ?? waiting;
  if (active !== null) {
    // A worker that was removed still serves the open pages. A browser that registers it again does not install it
    // again, although its files were deleted.
    if ((await askWorker({ type: 'install' })) !== 'installed')
      throw new Error('The service worker could not be installed again');
    return;
  }
  if (pendingWorker === null) return;
  await new Promise<void>((resolve, reject) => {
    const stop = listen(pendingWorker, ['statechange'], checkState);
    function checkState(): void {
      if (pendingWorker?.state !== 'activated' && pendingWorker?.state !== 'redundant') return;
      stop();
      if (pendingWorker.state === 'activated') resolve();
      else reject(new Error('The service worker could not be installed'));
    }
    checkState();
  });
}

/**
 * Loads something and resolves when the worker has stored it. The files may have been loaded before the
 * worker existed.
 */
export async function loadAndKeep(load: () => Promise<unknown>): Promise<void> {
  if (!isOffered()) return;
  await navigator.serviceWorker.ready;
  await load();
  await nameLoaded();
}

async function nameLoaded(): Promise<void> {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  await askWorker({ type: 'keep', urls: [...new Set(urls)] });
}

/** Sends a message to the active worker and resolves with its answer. */
async function askWorker(message: {
  readonly type: string;
  readonly urls?: readonly string[];
}): Promise<unknown> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = await new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    // A worker has no target origin: the second argument lists the transferred objects.
    active?.postMessage(message, [port2]);
  });
  port1.close();
  return answer;
}

/**
 * Looks for a new version now, and when the person returns after an hour.
 * @param onReady called when a new version is installed and waits
 * @returns a function that stops it
 */
export function watchUpdates(registration: ServiceWorkerRegistration, onReady: () => void): () => void {
  let leftAt = Date.now();
  const notify = () => {
    // The first version ever installed replaces nothing, so nothing is offered.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) onReady();
  };
  const ask = () => void registration.update().catch(() => undefined);
  let stopListening = (): void => undefined;
  const follow = () => {
    stopListening();
    if (registration.installing !== null)
      stopListening = listen(registration.installing, ['statechange'], notify);
  };
  notify();
  ask();
  return endAll(
    () => stopListening(),
    listen(registration, ['updatefound'], follow),
    listen(document, ['visibilitychange'], () => {
      if (document.visibilityState === 'hidden') leftAt = Date.now();
      else if (Date.now() - leftAt >= LONG_AWAY) ask();
    }),
  );
}

/**
 * Activates the new version and reloads this tab. Forms with unsaved changes ask first, as when the tab is
 * closed. If another tab has activated it already, only the reload is left to do.
 */
export function takeUpdate(
  registration: ServiceWorkerRegistration,
  reload: () => void = () => location.reload(),
): void {
  const { waiting } = registration;
  if (waiting === null) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  // A worker has no target origin: the second argument lists the transferred objects.
  waiting.postMessage({ type: 'activate' }, []);
}
