/** The path of the app's only service worker (build/worker, deploy/worker.mjs). */
export const SERVICE_WORKER = '/visatalent-sw.js';
