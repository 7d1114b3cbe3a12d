import { describe, expect, it, vi } from 'vitest';
import { outbox as inStorage } from '@/storage/keys';
import { answer, entry, offline, onFreshOutbox, open, pass, send, sent } from './outbox.fixture';

onFreshOutbox();

describe('an entry', () => {
  it('is stored before it is sent, and removed once the server has it', async () => {
    let wasStored: string | null = null;
    send.mockImplementation(() => {
      wasStored = localStorage.getItem(inStorage.key);
      return Promise.resolve({ id: 't1' });
    });
    const box = open();
    box.add(entry('a'));
    await pass(0);
    expect(wasStored).toContain('"clientId":"a"');
    expect(localStorage.getItem(inStorage.key)).toBeNull();
    expect(box.get().entries).toEqual([]);
  });

  it('is shown as sending at once, with those after it, until it could not be sent', async () => {
    let fail = (_error: unknown): void => undefined;
    send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const box = open();
    box.add(entry('a'));
    expect([...box.get().sending]).toEqual(['a']);
    box.add(entry('b'));
    expect([...box.get().sending]).toEqual(['a', 'b']);
    fail(offline());
    await pass(0);
    expect([...box.get().sending]).toEqual([]);
    expect(sent()).toEqual(['a']);
  });

  it('is shown as sending before the session was checked', () => {
    const box = open(null);
    box.add(entry('a'));
    expect([...box.get().sending]).toEqual(['a']);
    expect(send).not.toHaveBeenCalled();
  });

  it('is not shown as sending while another tab sends', async () => {
    const box = open('u1', undefined, () => Promise.resolve(false));
    box.add(entry('a'));
    await pass(0);
    expect([...box.get().sending]).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });

  it('joins waiting entries if it is written before the session was checked', async () => {
    send.mockRejectedValue(offline());
    const before = open();
    before.add(entry('a'));
    await pass(0);
    const box = open(null);
    box.add(entry('b'));
    box.belongTo('u1');
    expect(box.get().entries.map(({ clientId }) => clientId)).toEqual(['a', 'b']);
  });

  it('is tried again at once if the connection came back during an attempt that failed', async () => {
    let fail = (_error: unknown): void => undefined;
    send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const box = open();
    box.add(entry('a'));
    await pass(0);
    box.sendNow();
    expect(send).toHaveBeenCalledTimes(1);
    fail(offline());
    await pass(0);
    expect(send).toHaveBeenCalledTimes(2);
    expect(box.get().entries).toEqual([]);
  });

  it('is tried soon again if the connection is said to be back but is not', async () => {
    send.mockRejectedValue(offline());
    const box = open();
    box.add(entry('a'));
    await pass(10_000);
    box.sendNow();
    await pass(4999);
    expect(send).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(send).toHaveBeenCalledTimes(3);
    await pass(59_999);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('is late if it was written before the person came, and not if it is sent at once', async () => {
    const box = open(null);
    const late: boolean[] = [];
    box.onEvent((event) => event.type === 'sent' && late.push(event.late));
    box.add(entry('a', { at: Date.now() - 1 }));
    box.belongTo('u1');
    await pass(0);
    box.add(entry('b', { at: Date.now() }));
    await pass(0);
    expect(late).toEqual([true, false]);
  });

  it('is sent again after 30, 60, 120 and then every 300 seconds, with the same id', async () => {
    send.mockRejectedValue(offline());
    const box = open();
    box.add(entry('a'));
    await pass(0);
    for (const [at, seconds] of [30, 60, 120, 300, 300].entries()) {
      await pass(seconds * 1000 - 1);
      expect(send).toHaveBeenCalledTimes(at + 1);
      await pass(1);
      expect(send).toHaveBeenCalledTimes(at + 2);
    }
    expect(new Set(sent())).toEqual(new Set(['a']));
  });

  it('arrives in order within a conversation, and does not delay other conversations', async () => {
    send.mockRejectedValueOnce(offline());
    const box = open();
    for (const clientId of ['a', 'b', 'c']) box.add(entry(clientId));
    box.add(entry('d', { target: 't2' }));
    await pass(0);
    expect(sent()).toEqual(['a', 'd']);
    await pass(30_000);
    expect(sent()).toEqual(['a', 'd', 'a', 'b', 'c']);
  });

  it('does not wait for an attempt that hangs in another conversation', async () => {
    send.mockImplementation(({ target }) =>
      target === 'slow' ? new Promise(() => undefined) : Promise.resolve({ id: target }),
    );
    const box = open();
    for (const clientId of ['a', 'b']) box.add(entry(clientId, { target: 'slow' }));
    await pass(0);
    send.mockRejectedValueOnce(offline());
    box.add(entry('c', { target: 't2' }));
    box.add(entry('d', { target: 't2' }));
    box.add(entry('e', { target: 't3' }));
    await pass(0);
    expect(sent()).toEqual(['a', 'c', 'e']);
    expect([...box.get().sending]).toEqual(['a', 'b']);
    await pass(30_000);
    expect(sent()).toEqual(['a', 'c', 'e', 'c', 'd']);
    expect(box.get().entries.map(({ clientId }) => clientId)).toEqual(['a', 'b']);
  });

  it('of another tab is sent beside an attempt that hangs in this one', async () => {
    send.mockReturnValueOnce(new Promise(() => undefined));
    const own = { userId: 'u9' };
    open('u9').add(entry('a', own));
    await pass(0);
    const both = JSON.stringify([entry('a', own), entry('b', { ...own, target: 't2' })]);
    localStorage.setItem(inStorage.key, both);
    window.dispatchEvent(
      new StorageEvent('storage', { key: inStorage.key, newValue: both, storageArea: localStorage }),
    );
    await pass(0);
    expect(sent()).toEqual(['a', 'b']);
  });

  it('stays with the reason if the server refuses it, and delays no other', async () => {
    send.mockRejectedValueOnce(answer(422));
    const box = open();
    const heard = vi.fn();
    box.onEvent(heard);
    box.add(entry('a'));
    box.add(entry('b'));
    await pass(0);
    expect(sent()).toEqual(['a', 'b']);
    expect(box.get().entries).toMatchObject([{ clientId: 'a', problem: 'status 422' }]);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ type: 'refused' }));
    await pass(1_000_000);
    expect(sent()).toEqual(['a', 'b']);
    box.discard('a');
    expect(localStorage.getItem(inStorage.key)).toBeNull();
  });

  it('is read with its time in ms or as an ISO text', () => {
    const stored = [entry('a', { at: 1000 }), { ...entry('b'), at: '1970-01-01T00:00:02.000Z' }];
    localStorage.setItem(inStorage.key, JSON.stringify(stored));
    send.mockRejectedValue(offline());
    expect(
      open()
        .get()
        .entries.map(({ at }) => at),
    ).toEqual([1000, 2000]);
  });

  it('is limited to 20 entries and 100 KB', async () => {
    send.mockRejectedValue(offline());
    const box = open();
    for (let at = 0; at < 20; at += 1) expect(box.add(entry(`a${at}`))).toBe(true);
    expect(box.add(entry('one more'))).toBe(false);
    for (const { clientId } of box.get().entries) box.discard(clientId);
    expect(box.add(entry('long', { body: { body: 'x'.repeat(51_200) } }))).toBe(false);
  });

  it.each([
    '{',
    '{"a":1}',
    '[1]',
    '[{"clientId":"a"}]',
    '[{"clientId":"a","userId":"u1","kind":"message","target":"t1","at":1}]',
    '[{"clientId":"a","userId":"u1","kind":"message","target":"t1","body":{},"at":"soon"}]',
  ])('counts as missing if it is broken: %s', (raw) => {
    localStorage.setItem(inStorage.key, raw);
    expect(open().get().entries).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('by a logout removes all entries', async () => {
    send.mockRejectedValue(offline());
    const box = open();
    box.add(entry('a'));
    await pass(0);
    localStorage.clear();
    box.belongTo(null);
    box.belongTo('u1');
    expect(box.get().entries).toEqual([]);
  });

  it('by itself keeps them 15 minutes for the same person, and for nobody else', async () => {
    send.mockRejectedValueOnce(answer(401));
    const box = open();
    box.add(entry('a'));
    await pass(0);
    localStorage.clear();
    box.belongTo(null, true);
    box.belongTo('u1');
    await pass(0);
    expect(sent()).toEqual(['a', 'a']);
    send.mockRejectedValueOnce(offline());
    box.add(entry('b'));
    await pass(0);
    localStorage.clear();
    box.belongTo(null, true);
    box.belongTo('u2');
    expect(box.get().entries).toEqual([]);
    box.belongTo('u1');
    expect(box.get().entries).toEqual([]);
  });
});
