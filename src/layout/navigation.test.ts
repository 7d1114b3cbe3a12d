import { describe, expect, it } from 'vitest';
import { pathOf } from '@/routing/routes';
import type { Viewer } from '@/routing/routeRow';
import { currentMark, navigationFor, viewerOf } from './navigation';

/** The navigation of, written out so that the route table does not check itself. */
const SPECIFIED: Record<Viewer, readonly (readonly [string, string])[]> = {
  // 'Dashboard' in English; other languages may use another word for administrators.
  Admin: [['words:adminDashboard', '/admin']],
  User: [
    ['layout:nav.home', '/'],
    ['words:dashboard', '/dashboard'],
    ['words:jobs', '/jobs'],
  ],
  other: [['words:dashboard', '/dashboard']],
  signedOut: [['words:jobs', '/jobs']],
};

describe('navigation', () => {
  it.each(Object.entries(SPECIFIED))('%s sees what the specification says', (viewer, entries) => {
    const shown = navigationFor(viewer as Viewer).map(({ label, route }) => [label, pathOf(route)]);
    expect(shown).toEqual(entries);
  });

  it.each([
    [false, null, 'signedOut'],
    [false, 'Admin', 'signedOut'],
    [true, null, 'other'],
    [true, 'User', 'User'],
    [true, 'Admin', 'Admin'],
  ] as const)('signed in %s with role %s is %s', (signedIn, role, viewer) => {
    expect(viewerOf(signedIn, role)).toBe(viewer);
  });

  it.each([
    ['/dashboard', 'page'],
    ['/Dashboard/', 'page'],
    ['/user/dashboard', 'page'],
    ['/dashboard/part', 'true'],
    ['/dashboards', undefined],
    ['/', undefined],
  ] as const)('on %s the dashboard entry is marked %s', (pathname, mark) => {
    expect(currentMark({ route: 'dashboard', label: 'dashboard' }, pathname)).toBe(mark);
  });

  it('home is current only on home', () => {
    const home = { route: 'home', label: 'home' } as const;
    expect(currentMark(home, '/')).toBe('page');
    expect(currentMark(home, '/jobs')).toBeUndefined();
  });
});
