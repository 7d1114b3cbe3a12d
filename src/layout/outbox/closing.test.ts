import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/runtime/app';
import { offlineUse, outbox as stored } from '@/storage/keys';
import { askWhileWaiting } from './leaving';
import { outbox } from './outbox';
import { entry } from './outbox.fixture';

/** Whether the browser would ask before the tab is closed. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  localStorage.clear();
  openApp();
});

it('closing the tab asks from the moment that something is written, before anything else of the desk is there', () => {
  const box = outbox();
  expect(asks()).toBe(false);
  box.add(entry('a'));
  expect(asks()).toBe(true);
  box.discard('a');
  expect(asks()).toBe(false);
});

it('closing the tab asks about what an earlier visit left, as long as it is not sent', () => {
  expect(askWhileWaiting()).toBeUndefined();
  localStorage.setItem(stored.key, JSON.stringify([entry('a')]));
  const stop = askWhileWaiting();
  expect(asks()).toBe(true);
  localStorage.removeItem(stored.key);
  expect(asks()).toBe(false);
  stop?.();
});

it('what the database of offline use keeps outlives the tab', () => {
  localStorage.setItem(offlineUse.key, JSON.stringify({ userId: 'u1', at: 1, waiting: 1 }));
  expect(askWhileWaiting()).toBeUndefined();
});
