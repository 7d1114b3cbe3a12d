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

it('closing the tab asks from the moment an entry is written, before the rest of the desk is loaded', () => {
  const box = outbox();
  expect(asks()).toBe(false);
  box.add(entry('a'));
  expect(asks()).toBe(true);
  box.discard('a');
  expect(asks()).toBe(false);
});

it('closing the tab asks about entries of an earlier visit until they are sent', () => {
  expect(askWhileWaiting()).toBeUndefined();
  localStorage.setItem(stored.key, JSON.stringify([entry('a')]));
  const stop = askWhileWaiting();
  expect(asks()).toBe(true);
  localStorage.removeItem(stored.key);
  expect(asks()).toBe(false);
  stop?.();
});

it('entries in the database of offline use stay when the tab is closed', () => {
  localStorage.setItem(offlineUse.key, JSON.stringify({ userId: 'u1', at: 1, waiting: 1 }));
  expect(askWhileWaiting()).toBeUndefined();
});
