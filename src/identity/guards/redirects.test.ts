import { describe, expect, it } from 'vitest';
import { afterLanding, afterLogin, afterSwitch, defaultRouteOf } from './redirects';

describe('default routes', () => {
  it.each([
    ['User', '/dashboard'],
    ['Admin', '/admin'],
    ['Ghost', '/'],
    [null, '/'],
  ])('%s lands on %s', (role, route) => {
    expect(defaultRouteOf(role)).toBe(route);
  });
});

describe('after a login', () => {
  it.each([
    ['User', null, '/dashboard'],
    ['Admin', null, '/admin'],
    ['User', '/profile?tab=1', '/profile?tab=1'],
    ['User', '/admin/users', '/dashboard'],
    ['User', '/ADMIN', '/dashboard'],
    ['Admin', '/admin/users', '/admin/users'],
    ['Admin', '/', '/admin'],
    ['User', '/about', '/dashboard'],
  ] as const)('%s who wanted %s goes to %s', (role, wanted, target) => {
    expect(afterLogin(role, wanted)).toBe(target);
  });
});

describe('after a switch', () => {
  it.each([
    ['/dashboard', 'User', 'Admin', '/admin'],
    ['/Dashboard/', 'User', 'Admin', '/admin'],
    ['/settings', 'User', 'Admin', null],
    ['/jobs', 'User', 'Admin', null],
    ['/admin', 'Admin', 'User', '/dashboard'],
    ['/admin/users', 'Admin', 'User', '/dashboard'],
    ['/profile', 'Admin', 'User', null],
    ['/dashboard', 'Admin', 'User', null],
  ] as const)('on %s from %s to %s: %s', (path, from, to, target) => {
    expect(afterSwitch(path, from, to)).toBe(target);
  });
});

describe('on a landing path', () => {
  it.each(['/', '/home', '/about', '/contact', '/services', '/ABOUT/'])(
    '%s leads to the default route',
    (path) => {
      expect(afterLanding(path, 'User')).toBe('/dashboard');
      expect(afterLanding(path, 'Admin')).toBe('/admin');
      expect(afterLanding(path, null)).toBeNull();
    },
  );

  it.each(['/jobs', '/help', '/about/us', '/access-denied', '/dashboard'])('%s does not', (path) => {
    expect(afterLanding(path, 'User')).toBeNull();
  });
});
