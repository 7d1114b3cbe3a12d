import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAskWho } from '@/auth/sessionCheck';
import { forgetSession, restore } from '@/auth/sessionStore';
import { roleAudit } from '@/storage/keys';
import { readRoleAudit } from './audit';
import { startRoles } from './validation';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 15, 12);

let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  localStorage.clear();
  forgetSession();
  restore();
  stop = startRoles();
});
afterEach(() => {
  stop();
  setAskWho(undefined);
  vi.useRealTimers();
});

describe('the audit', () => {
  it('keeps 90 days and throws away what is broken', () => {
    const day = 24 * HOUR;
    const entry = (ago: number) => ({
      at: new Date(START - ago * day).toISOString(),
      userId: '1',
      outcome: 'switched',
      from: 'User',
      to: 'Admin',
    });
    localStorage.setItem(
      roleAudit.key,
      JSON.stringify([entry(91), entry(89), null, { at: 5 }, { ...entry(1), at: 'never' }, entry(0)]),
    );
    expect(readRoleAudit().map(({ at }) => at)).toEqual([entry(0).at, entry(89).at]);
  });
});
