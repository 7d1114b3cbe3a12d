import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isControlled, leaveServiceWorker } from './serviceWorkers';

const unregister = vi.fn(async () => true);
const reload = vi.fn();

function withWorker(controller: object | null): void {
  const serviceWorker = { controller, getRegistrations: async () => [{ unregister }] };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
}

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.restoreAllMocks();
});

it('looks for a service worker only where one answers for the page', () => {
  expect(isControlled()).toBe(false);
  withWorker(null);
  expect(isControlled()).toBe(false);
  withWorker({});
  expect(isControlled()).toBe(true);
});

it('removes it and opens the page anew, once', async () => {
  withWorker({});
  expect(await leaveServiceWorker(reload)).toBe(true);
  expect(unregister).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect(await leaveServiceWorker(reload)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload for ever where nothing can be stored', async () => {
  withWorker({});
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await leaveServiceWorker(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
