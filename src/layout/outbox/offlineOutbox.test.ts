import { beforeEach, describe, expect, it } from 'vitest';
import { offlineUse, outbox as inStorage } from '@/storage/keys';
import { timerClock } from '@/runtime/clock.fixture';
import { createOutbox } from './createOutbox';
import { entry, freshStorage, offline, onFreshOutbox, open, pass, send, sent } from './outbox.fixture';
import { offlinePlace, type Place } from './place';

onFreshOutbox();

describe('with offline use', () => {
  let stored: readonly unknown[] = [];
  const use = () => JSON.parse(localStorage.getItem(offlineUse.key) ?? '{}');
  /** A database that answers in the next microtask, or after the given times in ms. */
  const database = (...waits: number[]) =>
    offlinePlace(freshStorage(), async () => ({
      changeQueue: async (_, turn) => {
        const wait = waits.shift();
        await (wait === undefined ? Promise.resolve() : new Promise((end) => setTimeout(end, wait)));
        const entries = turn(stored);
        stored = entries;
        return entries;
      },
    }));
  const save = (clientId: string, target = 'work') => entry(clientId, { kind: 'profile', target });
  beforeEach(() => {
    stored = [];
    localStorage.setItem(offlineUse.key, JSON.stringify({ userId: 'u1', at: 1 }));
  });

  it('an entry is sent, whichever answer of the database comes last', async () => {
    stored = [save('a')];
    const box = open('u1', database(1, 5));
    // A second change while the first answer is pending.
    box.discard('b');
    await pass(10);
    expect(sent()).toEqual(['a']);
  });

  it('an entry is in the database before it is sent, and is counted in storage', async () => {
    send.mockRejectedValue(offline());
    const box = open('u1', database());
    await pass(10);
    box.add(entry('a'));
    expect(box.get().entries).toHaveLength(1);
    expect(send).not.toHaveBeenCalled();
    await pass(10);
    expect(sent()).toEqual(['a']);
    expect(stored).toMatchObject([{ clientId: 'a' }]);
    expect(use()).toEqual({ userId: 'u1', at: 1, waiting: 1 });
    expect(localStorage.getItem(inStorage.key)).toBeNull();
    send.mockResolvedValue({ id: 't1' });
    await pass(30_000);
    expect([stored, use().waiting]).toEqual([[], 0]);
  });

  it('is there after a reload, with what another tab has added or sent', async () => {
    stored = [entry('a'), save('b')];
    send.mockRejectedValue(offline());
    const box = open('u1', database());
    await pass(10);
    expect(box.get().entries.map(({ clientId }) => clientId)).toEqual(['a', 'b']);
    stored = [save('c')];
    send.mockClear();
    await pass(30_000);
    expect(sent()).toEqual(['c']);
  });

  it('is never shown to another person, not even for a moment', async () => {
    send.mockRejectedValue(offline());
    const place = database();
    const box = createOutbox({
      storage: freshStorage(),
      offline: () => place,
      isOffline: () => false,
      clock: timerClock,
      send,
      runInOneTab: () => Promise.resolve(true),
    });
    box.belongTo('u1');
    box.add(save('a'));
    await pass(10);
    expect(box.get().entries).toHaveLength(1);
    box.belongTo('u2');
    expect(box.get().entries).toEqual([]);
  });

  it('has one save of a section, the last one, and sends sections one after the other', async () => {
    send.mockRejectedValue(offline());
    const box = open('u1', database());
    for (const one of [save('a'), save('b'), save('c', 'family')]) box.add(one);
    await pass(10);
    expect(stored).toMatchObject([{ clientId: 'b' }, { clientId: 'c' }]);
    let atOnce = 0;
    send.mockReset().mockImplementation(async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await Promise.resolve();
      atOnce -= 1;
      return { id: 'work' };
    });
    box.sendNow();
    await pass(1000);
    expect(sent()).toEqual(['b', 'c']);
  });

  it('takes over waiting entries from storage when it is turned on, and ends at 100', async () => {
    send.mockRejectedValue(offline());
    let place: Place | undefined;
    const box = createOutbox({
      storage: freshStorage(),
      offline: () => place,
      isOffline: () => false,
      clock: timerClock,
      send,
      runInOneTab: async () => false,
    });
    box.belongTo('u1');
    box.add(entry('a'));
    place = database();
    box.placeChanged(true);
    await pass(10);
    expect(stored).toMatchObject([{ clientId: 'a' }]);
    expect(localStorage.getItem(inStorage.key)).toBeNull();
    for (let at = 1; at < 100; at += 1) expect(box.add(entry(`b${at}`))).toBe(true);
    expect(box.add(entry('one more'))).toBe(false);
    place = undefined;
    box.placeChanged(false);
    expect(box.get().entries).toEqual([]);
  });

  it('continues in memory if the database fails', async () => {
    send.mockRejectedValue(offline());
    const box = open('u1', { ...database(), change: () => Promise.reject(new DOMException('full')) });
    box.add(entry('a'));
    await pass(10);
    expect(box.get()).toMatchObject({ kept: false, entries: [{ clientId: 'a' }] });
    expect(sent()).toEqual(['a']);
  });

  it('sends what was written before the session was checked, also if the database fails', async () => {
    const box = open(null, { ...database(), change: () => Promise.reject(new DOMException('full')) });
    box.add(entry('a'));
    await pass(10);
    expect(sent()).toEqual([]);
    send.mockRejectedValueOnce(offline());
    box.belongTo('u1');
    await pass(10);
    expect(sent()).toEqual(['a']);
    // The session expires before it could be sent, and the same person signs in again.
    box.belongTo(null, true);
    box.belongTo('u1');
    await pass(10);
    expect(sent()).toEqual(['a', 'a']);
  });
});
