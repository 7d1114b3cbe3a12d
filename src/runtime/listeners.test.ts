import { expect, it, vi } from 'vitest';
import { createStore } from './listeners';

it('tells its listeners of each change, and not of the same value', () => {
  const store = createStore(0);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.set(1);
  store.set(1);
  expect(store.get()).toBe(1);
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(1);
});
