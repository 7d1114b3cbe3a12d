import { describe, expect, it, vi } from 'vitest';
import { log } from '@/logging/logger';
import { highestRole, mapServerRoles, roleOf } from './mapping';
import { leastTime } from '@/runtime/leastTime.fixture';

describe('roleOf', () => {
  it.each([
    ['administrator', 'Admin'],
    ['admin', 'Admin'],
    ['ADMIN', 'Admin'],
    [' Administrator ', 'Admin'],
    ['user', 'User'],
    ['end_user', 'User'],
    ['agent', 'User'],
    ['GHOST', 'User'],
    ['', 'User'],
    ['admin2', 'User'],
    ['super admin', 'User'],
    ['__proto__', 'User'],
    ['constructor', 'User'],
    ['toString', 'User'],
  ])('%j is %s', (server, role) => {
    expect(roleOf(server)).toBe(role);
  });
});

describe('mapServerRoles', () => {
  it.each([
    [['agent'], ['User']],
    [['GHOST'], ['User']],
    [[], ['User']],
    [null, ['User']],
    ['admin', ['User']],
    [{ 0: 'admin', length: 1 }, ['User']],
    [
      ['end_user', 'administrator', 'admin'],
      ['Admin', 'User'],
    ],
    [['admin', 'ADMINISTRATOR'], ['Admin']],
  ])('%j gives %j', (server, roles) => {
    expect(mapServerRoles(server)).toEqual(roles);
  });

  it('drops values that are no text, with one warning', () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue();
    expect(mapServerRoles([null, 5, {}, ['admin'], 'admin'])).toEqual(['Admin']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('maps 10,000 entries within 100 ms (F-087)', () => {
    const many = Array.from(
      { length: 10_000 },
      (_, at) => ['Admin', 'agent', `role${at}`, 'ADMINISTRATOR'][at % 4],
    );
    const time = leastTime(() => {
      expect(mapServerRoles(many)).toEqual(['Admin', 'User']);
    });
    expect(time).toBeLessThan(100);
  });
});

describe('highestRole', () => {
  it('is the recognized one with the highest number, or none', () => {
    expect(highestRole(['User', 'Admin'])).toBe('Admin');
    expect(highestRole(['Ghost', 'User'])).toBe('User');
    expect(highestRole(['Ghost', 'admin', null])).toBeNull();
    expect(highestRole([])).toBeNull();
  });
});
