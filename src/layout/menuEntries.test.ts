import { describe, expect, it } from 'vitest';
import { ADMINISTRATION_PATHS, shellOf } from '@/config/menu';
import type { PageRow, Viewer } from '@/routing/routeRow';
import { pathOf, ROUTE_IDS, ROUTES } from '@/routing/routes';
import { markedIn, menuFor } from './menuEntries';
import { navigationFor } from './navigation';

const paths = (viewer: Viewer) =>
  menuFor(viewer).map(({ group, entries }) => [group, ...entries.map(({ route }) => pathOf(route))]);

/** The expected entries are written out, so that the route table does not check itself. */
describe('the second navigation', () => {
  it('has the pages of each role in their order', () => {
    expect(paths('User')).toEqual([
      [null, '/applications', '/documents', '/tasks', '/messages', '/profile', '/tools'],
    ]);
    expect(paths('Admin')).toEqual([
      [null, '/admin'],
      ['people', '/admin/users', '/admin/user-profiles', '/admin/user-roles', '/admin/roles'],
      ['hiring', '/admin/jobs', '/admin/applications', '/admin/reports'],
      ['documents', '/admin/documents', '/admin/user-language-certificates'],
      ['communication', '/messages', '/admin/tasks', '/admin/notifications'],
      ['reference', '/admin/countries', '/admin/education-levels', '/admin/language-certificates'],
      ['service', '/admin/system', '/admin/audit'],
    ]);
    expect(paths('signedOut')).toEqual([[null, '/tools', '/about', '/help', '/contact']]);
    expect(paths('other')).toEqual([]);
  });

  it.each([
    ['/documents/plan', 'User', 'documents', 'true'],
    ['/documents', 'User', 'documents', 'page'],
    ['/user/profile', 'User', 'profile', 'page'],
    ['/admin/applications/7', 'Admin', 'adminApplications', 'true'],
    ['/admin/nothing', 'Admin', 'admin', 'true'],
    ['/jobs', 'User', undefined, undefined],
  ] as const)('marks one entry on %s: of %s, %s as %s', (pathname, viewer, route, mark) => {
    const marked = markedIn(menuFor(viewer), pathname);
    expect([marked?.route, marked?.mark]).toEqual([route, mark]);
  });

  it('is a row on every page of a user, public ones too', () => {
    for (const path of ['/dashboard', '/jobs', '/tools/clb', '/help'])
      expect(shellOf('User', path, false, ADMINISTRATION_PATHS)).toBe('row');
    expect(shellOf('signedOut', '/jobs', false, ADMINISTRATION_PATHS)).toBeUndefined();
  });

  it('is on every page of administrators that it lists, and below them', () => {
    for (const { entries } of menuFor('Admin'))
      for (const { route } of entries)
        expect(shellOf('Admin', pathOf(route), false, ADMINISTRATION_PATHS)).toBe('menu');
    for (const path of ADMINISTRATION_PATHS) expect(paths('Admin').flat()).toContain(path);
    expect(shellOf('Admin', '/settings', false, ADMINISTRATION_PATHS)).toBeUndefined();
    expect(shellOf('signedOut', '/admin', false, ADMINISTRATION_PATHS)).toBeUndefined();
  });
});

/**
 * Pages that only the bell, the profile menu or the footer lead to, and pages that are reached only by an
 * event.
 */
const ELSEWHERE = ['notifications', 'settings', 'help', 'about', 'contact', 'privacyPolicy', 'terms'];
const BY_EVENTS = ['accessDenied', 'verifyEmail', 'forgotPassword', 'resetPassword', 'linkedInCallback'];

it('every page can be reached: the bar, a menu, the footer, or a page above it', () => {
  const listed = (['Admin', 'User', 'other', 'signedOut'] as const).flatMap((viewer) => [
    ...navigationFor(viewer).map(({ route }) => route),
    ...menuFor(viewer).flatMap(({ entries }) => entries.map(({ route }) => route)),
  ]);
  const found = new Set<string>([...listed, ...ELSEWHERE, ...BY_EVENTS]);
  const isBelow = (path: string): boolean =>
    ROUTE_IDS.some(
      (id) => found.has(id) && ROUTES[id].path !== '/' && path.startsWith(`${ROUTES[id].path}/`),
    );
  const lost = ROUTE_IDS.filter(
    (id) => (ROUTES[id] as PageRow).title !== undefined && !found.has(id) && !isBelow(ROUTES[id].path),
  );
  expect(lost).toEqual([]);
});
