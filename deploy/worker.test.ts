import { expect, it } from 'vitest';
import { configuredSite } from './site.mjs';
import { factsOf, WORKER, withFacts } from './worker.mjs';

const PAGE =
  '<!doctype html><html><head><meta charset="utf-8" /><script id="runtime-config" type="application/json">{}</script><script type="module" src="/assets/a.js"></script></head><body></body></html>';
const CODE = 'self.addEventListener("fetch",()=>{});';
const facts = { release: 'r1', files: ['/assets/a.js'], shell: '' };
const dist = new Map<string, Uint8Array>([
  ['/200.html', Buffer.from(PAGE)],
  ['/assets/a.js', Buffer.from('1;')],
  [WORKER, Buffer.from(withFacts(CODE, facts))],
]);
const SETTINGS = { VITE_API_BASE_URL: 'https://api.example' };
const workerWith = (settings: Record<string, string>, files = dist) =>
  Buffer.from(configuredSite(files, settings).files.get(WORKER) ?? '').toString();
const policyWith = (settings: Record<string, string>, files = dist) =>
  configuredSite(files, settings).headers[0]?.[1] ?? '';

it('is another worker for other settings, and the same for the same', () => {
  const worker = workerWith(SETTINGS);
  expect(factsOf(worker)).toMatchObject({ release: 'r1', files: ['/assets/a.js'] });
  expect(factsOf(worker)?.shell).toMatch(/^[0-9a-f]{64}$/);
  expect(worker.endsWith(CODE)).toBe(true);
  expect(workerWith(SETTINGS)).toBe(worker);
  expect(workerWith({ ...SETTINGS, VITE_APP_NAME: 'Other' })).not.toBe(worker);
  const again = new Map([...dist, [WORKER, Buffer.from(worker)] as const]);
  expect(workerWith(SETTINGS, again)).toBe(worker);
});

it('takes itself away where the deployment or the build has no offline use', () => {
  const off = { ...SETTINGS, VITE_FEATURE_OFFLINE: 'false' };
  expect(workerWith(off)).toContain('registration.unregister()');
  expect(policyWith(off)).toContain("worker-src 'none'");
  expect(policyWith(SETTINGS)).toContain("worker-src 'self'");
  const without = new Map([...dist].filter(([name]) => name !== WORKER));
  expect(workerWith(SETTINGS, without)).toContain('registration.unregister()');
  expect(policyWith(SETTINGS, without)).toContain("trusted-types 'none'");
});
