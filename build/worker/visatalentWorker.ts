import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { isAsset, mayKeep, NOT_PAGES } from './mayKeep';

/**
 * The service worker (`/visatalent-sw.js`), registered only when offline use is on.
 * It caches files of the app and serves them. Answers of the backend belong to a
 * person and are stored elsewhere (src/storage/offline.ts).
 */
interface WorkerFacts {
  /** Id of the build; it changes with the files. */
  readonly release: string;
  /** Hashed files that are loaded when the worker is installed. */
  readonly files: readonly string[];
  /** SHA-256 of the HTML document, which also changes with the settings. */
  readonly shell: string;
}
interface Extendable extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerMessage extends Extendable {
  /** The page waits on the port for the confirmation. */
  readonly ports: readonly MessagePort[];
  readonly data: { readonly type?: unknown; readonly urls?: unknown } | null;
}
/** The used part of a service worker's global object. */
interface WorkerScope {
  readonly VISATALENT_KEPT: WorkerFacts;
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: string, listener: (event: never) => void) => void;
}
declare const self: WorkerScope;

const NETWORK_TIMEOUT_SECONDS = 3;
/** An address for which the host serves the HTML document of addresses without a page of their own. */
const SHELL = '/dashboard';
const KEPT_CACHE = 'visatalent-kept';
const ASSETS_PREFIX = 'visatalent-assets-';
const { release, files, shell } = self.VISATALENT_KEPT;
const ASSETS_CACHE = ASSETS_PREFIX + release;

const isOwnAsset = (url: URL): boolean => isAsset(url, self.location.origin);
const onlyOurs = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    (await mayKeep(new URL(request.url), response, self.location.origin)) ? response : null,
};

/** Whether offline data were deleted. Then this worker caches nothing, although open pages still use it. */
const isErased = async (): Promise<boolean> => !(await self.caches.has(KEPT_CACHE));
/** Ends the installation, because offline use has ended meanwhile. Otherwise it would create the deleted cache again. */
let giveUp = (_reason: Error): void => undefined;
let isGivenUp = false;
const givenUp = new Promise<never>((_, reject) => {
  giveUp = reject;
});
givenUp.catch(() => undefined);
const onlyWhileWanted = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isGivenUp ? null : response),
};
/** A file may still be loading while everything is deleted. */
const onlyWhileKept = {
  cacheWillUpdate: async ({ response }: { response: Response }) => ((await isErased()) ? null : response),
};

const precache = new PrecacheController({ cacheName: KEPT_CACHE, plugins: [onlyOurs, onlyWhileWanted] });
precache.addToCacheList([...files.map((url) => ({ url, revision: null })), { url: SHELL, revision: shell }]);
const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  plugins: [onlyOurs, onlyWhileKept],
  // A hashed file is the same for everybody, whatever `Vary` says: a module script
  // sends other headers than this worker.
  matchOptions: { ignoreVary: true },
});
const network = new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS });

/** Finds a cached file. Workbox's `matchPrecache` would create the deleted cache again. */
const findKept = async (url: string): Promise<Response | undefined> => {
  const key = precache.getCacheKeyForURL(url);
  return key === undefined ? undefined : self.caches.match(key, { cacheName: KEPT_CACHE });
};

self.addEventListener('install', (event: Extendable) => {
  // The event does not wait for the rest of an installation that was given up.
  const installed = precache.install({ type: 'install', waitUntil: () => undefined });
  event.waitUntil(Promise.race([installed, givenUp]));
});
self.addEventListener('activate', (event: Extendable) => {
  const dropOthers = async (): Promise<void> => {
    const names = await self.caches.keys();
    const others = names.filter((name) => name.startsWith(ASSETS_PREFIX) && name !== ASSETS_CACHE);
    await Promise.all(others.map((name) => self.caches.delete(name)));
  };
  event.waitUntil(Promise.all([precache.activate(event), dropOthers()]).then(() => self.clients.claim()));
});
self.addEventListener('message', (event: WorkerMessage) => {
  const { type, urls } = event.data ?? {};
  if (type === 'activate') event.waitUntil(self.skipWaiting());
  if (type === 'giveUp') {
    isGivenUp = true;
    giveUp(new Error('Offline use has ended'));
  }
  // Workbox loads the files only for an event of this type.
  if (type === 'install')
    event.waitUntil(
      precache.install({ type, waitUntil: (work: Promise<unknown>) => event.waitUntil(work) }).then(
        () => event.ports[0]?.postMessage('installed'),
        () => event.ports[0]?.postMessage('failed'),
      ),
    );
  if (type !== 'keep' || !Array.isArray(urls)) return;
  // The files that the page loaded before there was a worker.
  const named = urls.filter(
    (url): url is string => typeof url === 'string' && isOwnAsset(new URL(url, self.location.href)),
  );
  const keep = async (): Promise<void> => {
    if (await isErased()) return;
    await Promise.allSettled(
      named.map(async (url) => {
        const request = new Request(url);
        if ((await findKept(url)) === undefined) await assets.handle({ request, event });
      }),
    );
  };
  event.waitUntil(keep().then(() => event.ports[0]?.postMessage('kept')));
});

registerRoute(
  ({ url, request }) => isOwnAsset(url) && !request.headers.has('authorization'),
  async ({ request, event }) => {
    const cached = await findKept(request.url);
    if (cached !== undefined) return cached;
    return (await isErased()) ? fetch(request) : assets.handle({ request, event });
  },
);
registerRoute(
  new NavigationRoute(
    async ({ request, event }) => {
      try {
        return await network.handle({ request, event });
      } catch (error) {
        const page = await findKept(SHELL);
        if (page === undefined) throw error;
        return page;
      }
    },
    { denylist: [...NOT_PAGES] },
  ),
);
