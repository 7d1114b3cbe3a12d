import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '@/runtime/app';
import { offlineUse } from '@/storage/keys';
import { isControlled, leaveServiceWorker, removeServiceWorkers } from './serviceWorkers';

const unregister = vi.fn(async () => true);
const reload = vi.fn();

function withWorker(controller: object | null): void {
  const serviceWorker = {
    controller,
    getRegistrations: async () => [{ active: controller, waiting: null, installing: null, unregister }],
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
}

beforeEach(() => {
  openApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.restoreAllMocks();
});

it('looks for a service worker only if one controls the page', () => {
  expect(isControlled()).toBe(false);
  withWorker(null);
  expect(isControlled()).toBe(false);
  withWorker({});
  expect(isControlled()).toBe(true);
  // A sandboxed page may not ask.
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    get: () => {
      throw new DOMException('sandboxed', 'SecurityError');
    },
  });
  expect(isControlled()).toBe(false);
});

it('keeps ours only if the person uses this device offline', async () => {
  const ours = { scriptURL: `${location.origin}/visatalent-sw.js` };
  withWorker(ours);
  expect(isControlled()).toBe(true);
  localStorage.setItem(offlineUse.key, JSON.stringify({ userId: 'u1', at: 1 }));
  expect(isControlled()).toBe(false);
  await removeServiceWorkers();
  // The worker is just being registered.
  withWorker(null);
  await removeServiceWorkers();
  expect(unregister).not.toHaveBeenCalled();

  withWorker({ scriptURL: `${location.origin}/sw.js` });
  expect(isControlled()).toBe(true);
  withWorker(ours);
  vi.stubEnv('VITE_FEATURE_OFFLINE', 'false');
  openApp();
  expect(isControlled()).toBe(true);
  await removeServiceWorkers();
  expect(unregister).toHaveBeenCalledOnce();
  vi.unstubAllEnvs();
});

it('removes it and reloads the page, once', async () => {
  withWorker({});
  expect(await leaveServiceWorker(reload)).toBe(true);
  expect(unregister).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect(await leaveServiceWorker(reload)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload without end if nothing can be stored', async () => {
  withWorker({});
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await leaveServiceWorker(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
