import { expect, it } from 'vitest';
import { outbox as inStorage } from '@/storage/keys';
import { answer, connection, entry, offline, onFreshOutbox, open, pass, send, sent } from './outbox.fixture';

onFreshOutbox();

it('an entry waits as long as a 429 says, or a minute if it says nothing', async () => {
  send.mockRejectedValueOnce(answer(429, { retryAfter: 40_000 })).mockRejectedValueOnce(answer(429));
  const box = open();
  box.add(entry('a'));
  await pass(39_999);
  expect(send).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(send).toHaveBeenCalledTimes(2);
  await pass(59_999);
  expect(send).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(box.get().entries).toEqual([]);
});

it('an entry waits as long as a 429 says, even if the connection came back during the attempt', async () => {
  let fail = (_error: unknown): void => undefined;
  send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const box = open();
  box.add(entry('a'));
  await pass(0);
  box.sendNow();
  fail(answer(429, { retryAfter: 40_000 }));
  await pass(39_999);
  expect(send).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(send).toHaveBeenCalledTimes(2);
});

it('a 429 delays an entry in a tab that opens later, too', async () => {
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

it.each(['sendNow', 'retry'] as const)('a delayed entry is sent at once by %s', async (how) => {
  send.mockRejectedValueOnce(answer(429, { retryAfter: 40_000 }));
  const box = open();
  box.add(entry('a'));
  await pass(1000);
  box[how]('a');
  await pass(0);
  expect(sent()).toEqual(['a', 'a']);
});

it('a delay that a wrong clock has stored is ignored', async () => {
  localStorage.setItem(inStorage.key, JSON.stringify([entry('a', { notBefore: Date.now() + 86_400_000 })]));
  open();
  await pass(0);
  expect(sent()).toEqual(['a']);
});

it('no attempt is shown while there is no connection', async () => {
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

it.each([400, 403, 404, 405, 409, 410, 413, 415, 422])(
  'an entry is refused by a %s, and not sent again by itself',
  async (status) => {
    send.mockRejectedValueOnce(answer(status));
    const box = open();
    box.add(entry('a'));
    await pass(1_000_000);
    expect(sent()).toEqual(['a']);
    expect(box.get().entries).toMatchObject([{ problem: `status ${status}` }]);
  },
);
