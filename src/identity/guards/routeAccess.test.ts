import { describe, expect, it } from 'vitest';
import { ROUTES } from '@/routing/routes';
import { accessFor, mayAccess, ruleFor } from './routeAccess';

const NOBODY: readonly string[] = [];

describe('accessFor', () => {
  it.each(Object.values(ROUTES))('$path is for $access', ({ path, access }) => {
    expect(accessFor(path)).toEqual(access);
    expect(accessFor(path.toUpperCase())).toEqual(access);
    expect(accessFor(`${path}/sub/path`)).toEqual(access);
  });

  it.each([
    '/ADMIN/Education-Levels/x',
    '/admin/',
    '//admin',
    '/admin//users',
    '/./admin',
    '/jobs/../admin',
    '/%61dmin/users',
    '/%41DMIN',
    '/%2561dmin',
    '/admin%2Fusers',
    '/admin%5Cusers',
    '/\\admin',
    '/admin%20/users',
    '/admin/%E0%A4%A',
    '/admin/nonsense',
  ])('%s is for Admin', (path) => {
    expect(mayAccess(path, ['User'])).toBe(false);
    expect(mayAccess(path, NOBODY)).toBe(false);
    expect(mayAccess(path, ['Admin'])).toBe(true);
  });

  it.each(['/administrator', '/adminx/users', '/dashboards', '/profiles', '/xyz', '/%', '/%E0%A4%A'])(
    '%s is unknown, and shows everyone the not-found page',
    (path) => {
      expect(accessFor(path)).toBe('everyone');
      expect(ruleFor(path).path).toBe('*');
    },
  );
});

describe('mayAccess', () => {
  it('lets both roles see the pages for signed-in people', () => {
    for (const path of ['/dashboard', '/profile/edit', '/user/dashboard', '/settings', '/messages/5']) {
      expect(mayAccess(path, ['User'])).toBe(true);
      expect(mayAccess(path, ['Admin'])).toBe(true);
      expect(mayAccess(path, NOBODY)).toBe(false);
    }
  });

  it.each([null, undefined, 'Admin', {}, [null], ['admin'], ['Ghost']])('denies the roles %j', (roles) => {
    expect(mayAccess('/dashboard', roles)).toBe(false);
    expect(mayAccess('/admin', roles)).toBe(false);
    expect(mayAccess('/jobs', roles)).toBe(true);
  });

  it('denies when the check throws', () => {
    const roles = new Proxy(['Admin'], {
      get: () => {
        throw new Error('broken');
      },
    });
    expect(mayAccess('/admin', roles)).toBe(false);
  });
});

it('every address under /admin is for administrators only', () => {
  const admin = Object.values(ROUTES).filter(({ path }) => /^\/admin(?:\/|$)/.test(path));
  expect(admin.length).toBeGreaterThan(10);
  for (const { access } of admin) expect(access).toEqual(['Admin']);
});
