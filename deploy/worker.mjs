import { createHash } from 'node:crypto';

/** The service worker's file (build/serviceWorker.ts writes it). */
export const WORKER = '/visatalent-sw.js';

const FACTS = /^self\.VISATALENT_KEPT=(\{.*?\});/;

/** What a worker says that is not wanted any more: takes its caches away, and itself. */
export const LEAVING_WORKER = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('visatalent-'))await caches.delete(name);
await self.registration.unregister();
})()));
`;

/** The facts that stand at the head of a built worker; undefined where it is none. */
export function factsOf(worker) {
  const [, json] = FACTS.exec(worker) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

/** The worker with its facts in front. */
export const withFacts = (code, facts) => `self.VISATALENT_KEPT=${JSON.stringify(facts)};${code}`;

/**
 * The worker for a configured page: it keeps that page, and another page makes another worker.
 * @param {string} worker as the build wrote it
 * @param {Uint8Array} shell the page that the host answers with where an address has none of its own
 */
export function workerFor(worker, shell) {
  const facts = factsOf(worker);
  const hash = createHash('sha256').update(shell).digest('hex');
  return withFacts(worker.replace(FACTS, ''), { ...facts, shell: hash });
}
