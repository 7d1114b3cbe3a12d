import { afterEach, expect, it, vi } from 'vitest';
import { trusted, WORKER } from './worker';

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
  vi.resetModules();
});

it('makes a trusted address of our worker alone', () => {
  expect(trusted(WORKER)).toBe(WORKER);
  for (const other of ['/sw.js', 'https://evil.example/visatalent-sw.js', `${WORKER}?x`, 'data:,'])
    expect(() => trusted(other)).toThrow(TypeError);
});

it('makes the rule of the policy only when it is needed, and once', async () => {
  const createPolicy = vi.fn((_: string, rules: object) => rules);
  Object.defineProperty(window, 'trustedTypes', { configurable: true, value: { createPolicy } });
  vi.resetModules();
  const fresh = await import('./worker');
  expect(createPolicy).not.toHaveBeenCalled();
  fresh.trusted(WORKER);
  fresh.trusted(WORKER);
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('vt-worker', expect.anything());
});
