import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  change,
  onForgetful,
  read,
  remove,
  startStorage,
  subscribe,
  write,
  writeTogether,
} from './browserStorage';
import type { StoredEntry } from './entry';
import * as keys from './keys';
import { toSessionUser } from './sessionUser';

const user = {
  id: '1',
  userProfileId: null,
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'end_user' as const,
  roles: ['end_user'],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

describe('read', () => {
  it.each<[string, Pick<StoredEntry<unknown>, 'key' | 'area' | 'parse'>]>([
    ['auth_user', keys.sessionUser],
    ['is-dark-mode', keys.isDarkMode],
    ['current_role', keys.currentRole],
    ['theme-variant', keys.themeVariant],
    ['language', keys.language],
  ])('counts a broken %s as absent and removes it', (key, entry) => {
    for (const raw of [
      '{bad',
      '',
      '[]',
      '123',
      '"x"',
      'undefined',
      'null',
      'x'.repeat(1_000_000),
      '{"a":1}',
    ]) {
      localStorage.setItem(key, raw);
      expect(read(entry)).toBeUndefined();
      expect(localStorage.getItem(key)).toBeNull();
    }
  });

  it.each(['', 'a b', 'tök', 'a\nb', 'undefined', 'null', 'x'.repeat(20_000)])(
    'refuses the token %j',
    (raw) => {
      localStorage.setItem('auth_token', raw);
      expect(read(keys.token)).toBeUndefined();
    },
  );

  it('counts a wait for a new version as absent where a clock that was ahead stored it', () => {
    const hours = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString();
    for (const [raw, kept] of [
      [hours(23), true],
      [hours(25), false],
      ['+275760-09-13T00:00:00Z', false],
    ] as const) {
      localStorage.setItem('visatalent_dev_update_later', raw);
      expect(read(keys.updateLater)).toBe(kept ? raw : undefined);
    }
  });

  it('returns what was written', () => {
    expect(write(keys.sessionUser, user)).toBe(true);
    expect(read(keys.sessionUser)).toEqual(user);
    expect(write(keys.isDarkMode, false)).toBe(true);
    expect(localStorage.getItem('is-dark-mode')).toBe('false');
    expect(read(keys.isDarkMode)).toBe(false);
  });

  it('takes nothing from a stored prototype', () => {
    localStorage.setItem(
      'auth_user',
      `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},${JSON.stringify(user).slice(1)}`,
    );
    expect(read(keys.sessionUser)).toEqual(user);
    expect('polluted' in {}).toBe(false);
  });
});

describe('toSessionUser', () => {
  it.each(['id', 'email', 'firstName', 'lastName', 'role', 'roles', 'createdAt', 'updatedAt'])(
    'refuses a user without %s',
    (field) => {
      expect(toSessionUser({ ...user, [field]: undefined })).toBeUndefined();
      expect(toSessionUser({ ...user, [field]: field === 'id' ? 5.5 : 5 })).toBeUndefined();
    },
  );

  it('reads ids that are whole numbers as texts', () => {
    expect(toSessionUser({ ...user, id: 5, userProfileId: 0 })).toEqual({
      ...user,
      id: '5',
      userProfileId: '0',
    });
  });
});

describe('storage that refuses', () => {
  const refuseAfter = (writes: number) => {
    const real = Storage.prototype.setItem;
    let left = writes;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (left-- <= 0) throw new DOMException('full', 'QuotaExceededError');
      real.call(this, key, value);
    });
  };

  it.each([0, 1, 2])('stores several keys completely or not at all (fails at write %i)', (writes) => {
    refuseAfter(writes);
    const stored = writeTogether([
      change(keys.sessionUser, user),
      change(keys.token, 'abc'),
      change(keys.currentRole, 'User'),
    ]);
    expect(stored).toBe(false);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(read(keys.sessionUser)).toEqual(user);
    expect(read(keys.token)).toBe('abc');
  });

  it('reports once that nothing can be stored', () => {
    refuseAfter(0);
    const told = vi.fn();
    onForgetful(told);
    write(keys.isRtl, true);
    write(keys.isRtl, false);
    expect(told).toHaveBeenCalledTimes(1);
    expect(read(keys.isRtl)).toBe(false);
  });

  it('discards the stored log if that makes room', () => {
    localStorage.setItem(keys.storedLog.key, '[1]');
    const real = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this.getItem(keys.storedLog.key) !== null) throw new DOMException('full', 'QuotaExceededError');
      real.call(this, key, value);
    });
    expect(write(keys.token, 'abc')).toBe(true);
    expect(Object.keys(localStorage)).toEqual(['auth_token']);
  });

  it('works in memory if storage is forbidden', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(read(keys.language)).toBeUndefined();
    expect(write(keys.language, 'fa')).toBe(false);
    expect(read(keys.language)).toBe('fa');
    remove(keys.language);
    expect(read(keys.language)).toBeUndefined();
  });

  it('counts the values that it had last if it is forbidden later', () => {
    localStorage.setItem(keys.token.key, 'stored');
    expect(read(keys.token)).toBe('stored');
    write(keys.language, 'fa');
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect([read(keys.token), read(keys.language)]).toEqual(['stored', 'fa']);
    remove(keys.token);
    expect(read(keys.token)).toBeUndefined();
  });
});

describe('the version of stored data', () => {
  const KEPT = { auth_token: 'abc', 'theme-variant': 'ocean', other: 'x' };
  const store = () => {
    for (const [key, value] of Object.entries(KEPT)) localStorage.setItem(key, value);
    localStorage.setItem(keys.drafts.key, '{"a":1}');
    sessionStorage.setItem(keys.returnTo.key, '/jobs');
  };
  const stored = () => Object.fromEntries(Object.entries(localStorage));

  it('is written at the first start, and changes nothing', () => {
    store();
    startStorage();
    startStorage();
    expect(stored()).toEqual({ ...KEPT, [keys.drafts.key]: '{"a":1}', [keys.version.key]: '1' });
    expect(sessionStorage.getItem(keys.returnTo.key)).toBe('/jobs');
  });

  it.each(['2', '0', '{bad'])(
    'is another (%s): the keys with the prefix are removed, and no others',
    (before) => {
      store();
      localStorage.setItem(keys.version.key, before);
      startStorage();
      expect(stored()).toEqual({ ...KEPT, [keys.version.key]: '1' });
      expect(sessionStorage.getItem(keys.returnTo.key)).toBeNull();
    },
  );

  it('is not reported if it cannot be stored', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const told = vi.fn();
    onForgetful(told);
    startStorage();
    expect(told).not.toHaveBeenCalled();
  });
});

describe('other tabs', () => {
  it('are followed until the listener ends', () => {
    const heard = vi.fn();
    const end = subscribe(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', storageArea: localStorage }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'x', storageArea: sessionStorage }));
    end();
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', storageArea: localStorage }));
    expect(heard.mock.calls).toEqual([['language']]);
  });
});
