import { afterEach, expect, it, vi } from 'vitest';
import { SERVICE_WORKER } from '@/config/serviceWorker';
import { whenInstalled, takeUpdate, trustedAddress, watchUpdates } from './worker';

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetModules();
});

it('makes a trusted address of our worker only', () => {
  expect(trustedAddress(SERVICE_WORKER)).toBe(SERVICE_WORKER);
  for (const other of ['/sw.js', 'https://evil.example/visatalent-sw.js', `${SERVICE_WORKER}?x`, 'data:,'])
    expect(() => trustedAddress(other)).toThrow(TypeError);
});

it('creates the Trusted Types policy only when it is needed, and once', async () => {
  const createPolicy = vi.fn((_: string, rules: object) => rules);
  Object.defineProperty(window, 'trustedTypes', { configurable: true, value: { createPolicy } });
  vi.resetModules();
  const fresh = await import('./worker');
  expect(createPolicy).not.toHaveBeenCalled();
  fresh.trustedAddress(SERVICE_WORKER);
  fresh.trustedAddress(SERVICE_WORKER);
  // The policy itself refuses other addresses, whoever asks it.
  expect(() => fresh.trustedAddress('/sw.js')).toThrow(TypeError);
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('vt-worker', expect.anything());
});

/** A fake registration, and the worker that controls the page. */
function registered(controller: object | null) {
  const container = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  const coming = new EventTarget();
  const postMessage = vi.fn();
  const registration = Object.assign(new EventTarget(), {
    waiting: null as { postMessage: typeof postMessage } | null,
    installing: coming,
    update: vi.fn(async () => undefined),
  });
  const install = () => {
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = { postMessage };
    coming.dispatchEvent(new Event('statechange'));
  };
  return {
    container,
    install,
    postMessage,
    registration: registration as never,
    update: registration.update,
  };
}
const seen = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('offers a new version that is ready, never takes it by itself, and looks again after an hour away', () => {
  vi.useFakeTimers();
  const { install, postMessage, registration, update } = registered({});
  const onReady = vi.fn();
  const stop = watchUpdates(registration, onReady);
  expect(update).toHaveBeenCalledTimes(1);
  expect(onReady).not.toHaveBeenCalled();
  install();
  expect(onReady).toHaveBeenCalledOnce();
  expect(postMessage).not.toHaveBeenCalled();
  for (const [minutes, asked] of [
    [59, 1],
    [60, 2],
  ] as const) {
    seen('hidden');
    vi.advanceTimersByTime(minutes * 60_000);
    seen('visible');
    expect(update).toHaveBeenCalledTimes(asked);
  }
  stop();
  install();
  expect(onReady).toHaveBeenCalledOnce();
});

it.each([
  ['activated', 'has everything'],
  ['redundant', 'The service worker could not be installed'],
] as const)('waits for its installation: %s', async (end, said) => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const become = (state: string) => {
    installing.state = state;
    installing.dispatchEvent(new Event('statechange'));
  };
  const heard = vi.fn();
  const registration = { active: null, waiting: null, installing } as never;
  whenInstalled(registration).then(
    () => heard('has everything'),
    (error: Error) => heard(error.message),
  );
  for (const state of ['installed', 'activating']) {
    become(state);
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
  }
  become(end);
  await expect.poll(() => heard).toHaveBeenCalledExactlyOnceWith(said);
});

it.each([
  ['installed', 'has everything'],
  ['failed', 'The service worker could not be installed again'],
])('a worker that is still active after its removal stores the files again: %s', async (answer, said) => {
  const postMessage = vi.fn((_: unknown, [port]: readonly MessagePort[]) => port?.postMessage(answer));
  const active = { postMessage };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ active }) },
  });
  const done = whenInstalled({ active, waiting: null, installing: null } as never).then(
    () => 'has everything',
    (error: Error) => error.message,
  );
  expect(await done).toBe(said);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'install' }, expect.anything());
});

it('offers nothing when it is installed for the first time', () => {
  const { install, registration } = registered(null);
  const onReady = vi.fn();
  watchUpdates(registration, onReady);
  install();
  expect(onReady).not.toHaveBeenCalled();
});

it('reloads this page when the new version controls it, and only once', () => {
  const { container, install, postMessage, registration } = registered({});
  install();
  const reload = vi.fn();
  takeUpdate(registration, reload);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'activate' }, []);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads this page at once if another tab has taken the new version', () => {
  const { install, postMessage, registration } = registered({});
  install();
  Object.assign(registration, { waiting: null });
  const reload = vi.fn();
  takeUpdate(registration, reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(postMessage).not.toHaveBeenCalled();
});
