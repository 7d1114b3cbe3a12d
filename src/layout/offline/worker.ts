import { endAll, listen } from '@/runtime/listen';

/** The only script that may ever be registered. */
export const WORKER = '/visatalent-sw.js';
const POLICY = 'vt-worker';
/** In ms: whoever comes back after longer is asked for a newer version. */
const LONG_AWAY = 60 * 60_000;

interface TrustedPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (given: string) => string },
  ): { createScriptURL(given: string): string };
}
declare global {
  interface Window {
    /** Where the browser knows Trusted Types. */
    readonly trustedTypes?: TrustedPolicies;
  }
}

const onlyOurs = (given: string): string => {
  if (given !== WORKER) throw new TypeError('This is not the worker of this app');
  return given;
};
let addresses: ReturnType<TrustedPolicies['createPolicy']> | undefined;

/**
 * The address as the policy of the page wants it: of the kind that only the rule `vt-worker` makes, made when it is needed.
 * @throws TypeError for any other address
 */
export function trusted(address: string): string {
  addresses ??= window.trustedTypes?.createPolicy(POLICY, { createScriptURL: onlyOurs }) ?? {
    createScriptURL: onlyOurs,
  };
  return addresses.createScriptURL(address);
}

/** Development has no worker: what it kept would hide what was changed. */
const isOffered = (): boolean => import.meta.env.PROD;

/**
 * Registers the worker, and names it once what the page has loaded before it was there.
 * @returns undefined where there is none: development
 * @throws Error where this browser has none, or not on this address
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!isOffered()) return undefined;
  const isNew = (await navigator.serviceWorker.getRegistration()) === undefined;
  const registration = await navigator.serviceWorker.register(trusted(WORKER), { updateViaCache: 'none' });
  if (isNew) void nameLoaded();
  return registration;
}

/**
 * Waits until the worker has everything that it fetches at its install.
 * @throws Error where it gave up: no room, no connection, or a file that is not the app's
 */
export function installed({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active !== null || coming === null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = listen(coming, ['statechange'], look);
    function look(): void {
      if (coming?.state !== 'activated' && coming?.state !== 'redundant') return;
      stop();
      if (coming.state === 'activated') resolve();
      else reject(new Error('The service worker could not be installed'));
    }
    look();
  });
}

/** Loads something once there is a worker, and waits until the worker has it: it may have been here before. */
export async function loadAndKeep(load: () => Promise<unknown>): Promise<void> {
  if (!isOffered()) return;
  await navigator.serviceWorker.ready;
  await load();
  await nameLoaded();
}

async function nameLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    // A worker has no origin of its own to name: the second argument lists what is transferred.
    active?.postMessage({ type: 'keep', urls: [...new Set(urls)] }, [port2]);
  });
  port1.close();
}

/**
 * Asks for a newer version now, and when somebody comes back after an hour.
 * @param onReady one is here and waits
 * @returns a function that ends it
 */
export function watchUpdates(registration: ServiceWorkerRegistration, onReady: () => void): () => void {
  let leftAt = Date.now();
  const tell = () => {
    // The first one that is ever installed replaces nothing.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) onReady();
  };
  const ask = () => void registration.update().catch(() => undefined);
  let leave = (): void => undefined;
  const follow = () => {
    leave();
    if (registration.installing !== null) leave = listen(registration.installing, ['statechange'], tell);
  };
  tell();
  ask();
  return endAll(
    () => leave(),
    listen(registration, ['updatefound'], follow),
    listen(document, ['visibilitychange'], () => {
      if (document.visibilityState === 'hidden') leftAt = Date.now();
      else if (Date.now() - leftAt >= LONG_AWAY) ask();
    }),
  );
}

/** The new version takes over, and this tab is opened anew: forms that would lose something ask first, as at closing. */
export function takeUpdate(
  registration: ServiceWorkerRegistration,
  reload: () => void = () => location.reload(),
): void {
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  registration.waiting?.postMessage({ type: 'activate' });
}
