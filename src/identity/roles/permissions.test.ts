import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '@/config/roles';
import { hasPermission } from './permissions';

describe('hasPermission', () => {
  it.each(PERMISSIONS)('gives %s to Admin, not to User', (permission) => {
    expect(hasPermission(['Admin'], permission)).toBe(true);
    expect(hasPermission(['User', 'Admin'], permission)).toBe(true);
    expect(hasPermission(['User'], permission)).toBe(false);
  });

  it.each([
    [[]],
    [null],
    [undefined],
    ['Admin'],
    [5],
    [{ 0: 'Admin' }],
    [['admin']],
    [[null]],
    [['__proto__']],
  ])('denies the roles %j', (roles) => {
    expect(hasPermission(roles, 'canAccessAdmin')).toBe(false);
  });

  it.each([undefined, null, '', 'canEverything', 'toString', '__proto__', 5])(
    'denies the permission %j',
    (permission) => {
      expect(hasPermission(['Admin'], permission)).toBe(false);
    },
  );

  it('denies when the check throws', () => {
    const roles = new Proxy(['Admin'], {
      get: () => {
        throw new Error('broken');
      },
    });
    expect(hasPermission(roles, 'canAccessAdmin')).toBe(false);
  });
});
