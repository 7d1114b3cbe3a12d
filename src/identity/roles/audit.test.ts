import { describe, expect, it } from 'vitest';

import { restore, startRoles } from '@/identity/session/session.fixture';
import { roleAudit } from '@/storage/keys';
import { readRoleAudit } from '@/identity/identity';
import { onFreshPage, START } from '@/identity/session/freshPage.fixture';

const HOUR = 3_600_000;

onFreshPage(() => {
  restore();
  return startRoles();
});

describe('the audit', () => {
  it('keeps 90 days and discards broken entries', () => {
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
