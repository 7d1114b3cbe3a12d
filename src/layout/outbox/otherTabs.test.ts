import { beforeEach, expect, it, vi } from 'vitest';
import { outbox as inStorage } from '@/storage/keys';
import { answer, connection, entry, offline, open, pass, send, sent } from './outbox.fixture';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  connection.isOn = true;
  send.mockReset().mockResolvedValue({ id: 't1' });
});

it('what a 429 delays waits as long in a tab that opens meanwhile', async () => {
  send.mockRejectedValueOnce(answer(429, { retryAfter: 40_000 }));
  const first = open();
  first.add(entry('a'));
  await pass(1000);
  // The tab is closed, and the entry stays in the storage.
  first.belongTo(null);
  const second = open();
  await pass(38_999);
  expect(send).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(sent()).toEqual(['a', 'a']);
  expect(second.get().entries).toEqual([]);
});

it.each(['sendNow', 'retry'] as const)('what a 429 delays goes at once by %s', async (how) => {
  send.mockRejectedValueOnce(answer(429, { retryAfter: 40_000 }));
  const box = open();
  box.add(entry('a'));
  await pass(1000);
  box[how]('a');
  await pass(0);
  expect(sent()).toEqual(['a', 'a']);
});

it('a delay that a wrong clock has stored holds nothing up', async () => {
  localStorage.setItem(inStorage.key, JSON.stringify([entry('a', { notBefore: Date.now() + 86_400_000 })]));
  open();
  await pass(0);
  expect(sent()).toEqual(['a']);
});

it('nothing is said to be on its way while there is no connection', async () => {
  connection.isOn = false;
  send.mockRejectedValueOnce(offline());
  const box = open();
  box.add(entry('a'));
  expect([...box.get().sending]).toEqual([]);
  await pass(0);
  connection.isOn = true;
  box.sendNow();
  expect([...box.get().sending]).toEqual(['a']);
  await pass(0);
  expect(sent()).toEqual(['a', 'a']);
});
