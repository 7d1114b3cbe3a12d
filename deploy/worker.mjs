import { createHash } from 'node:crypto';

/** The service worker's file (build/serviceWorker.ts writes it). */
export const WORKER = '/visatalent-sw.js';

const FACTS = /^self\.VISATALENT_KEPT=(\{.*?\});/;

/** The service worker of a deployment without offline use: it deletes its caches and unregisters itself. */
export const LEAVING_WORKER = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('visatalent-'))await caches.delete(name);
await self.registration.unregister();
})()));
`;

/** The facts at the beginning of a built worker; undefined when there are none. */
export function factsOf(worker) {
  const [, json] = FACTS.exec(worker) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

/** The worker's code with its facts at the beginning. */
export const withFacts = (code, facts) => `self.VISATALENT_KEPT=${JSON.stringify(facts)};${code}`;

/**
 * The worker for a configured page: it caches that page, so that another page needs another worker.
 * @param {string} worker as the build wrote it
 * @param {Uint8Array} shell the HTML document that the host serves for addresses without a page of their own
 */
export function workerFor(worker, shell) {
  const facts = factsOf(worker);
  const hash = createHash('sha256').update(shell).digest('hex');
  return withFacts(worker.replace(FACTS, ''), { ...facts, shell: hash });
}
