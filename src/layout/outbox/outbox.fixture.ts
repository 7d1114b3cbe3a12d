import { beforeEach, vi } from 'vitest';
import { createStorage } from '@/storage/browserStorage';
import { timerClock } from '@/runtime/clock.fixture';
import { ApiError } from '@/errors/ApiError';
import type { OutboxEntry } from './entries';
import { createOutbox } from './createOutbox';
import type { Place } from './place';
import type { Sent } from './sending';

/** Helpers that create an outbox on the storage of the test, and record what it sends. */
export const entry = (clientId: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  clientId,
  userId: 'u1',
  kind: 'message',
  target: 't1',
  body: { clientId, body: clientId },
  at: 1,
  ...more,
});
export const offline = () => new ApiError('network', 'offline');
export const answer = (status: number, more = {}) =>
  new ApiError('http', `status ${status}`, { status, ...more });

/** What the browser reports about the connection. */
export const connection = { isOn: true };
export const send = vi.fn<(entry: OutboxEntry) => Promise<Sent>>();
export const freshStorage = () =>
  createStorage((area) => (area === 'local' ? localStorage : sessionStorage), window);
const inThisTab = async (run: () => Promise<void>): Promise<boolean> => {
  // A lock between tabs is granted asynchronously.
  await Promise.resolve();
  await run();
  return true;
};
export const open = (userId: string | null = 'u1', place?: Place, runInOneTab = inThisTab) => {
  const box = createOutbox({
    storage: freshStorage(),
    offline: (owner) => (owner === 'u1' ? place : undefined),
    isOffline: () => !connection.isOn,
    clock: timerClock,
    send,
    runInOneTab,
  });
  box.belongTo(userId);
  return box;
};
export const sent = () => send.mock.calls.map(([{ clientId }]) => clientId);
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Each test of the file begins with an empty storage, a connection, and a server that accepts every entry. */
export const onFreshOutbox = () =>
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    connection.isOn = true;
    send.mockReset().mockResolvedValue({ id: 't1' });
  });
