import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '@/runtime/app';
import { matchRoute } from '@/routing/matchRoute';
import type { PageRow, Viewer } from '@/routing/routeRow';
import { ROUTE_IDS, ROUTES } from '@/routing/routes';
import { pagesAbove } from './crumbs';

afterEach(() => vi.unstubAllEnvs());

const above = (viewer: Viewer, path: string) => {
  const route = matchRoute(path);
  return route === undefined ? undefined : pagesAbove(viewer, route).map(({ to, label }) => [to, label]);
};
const paths = (viewer: Viewer, path: string) => above(viewer, path)?.map(([to]) => to);

/** The expected pages are written out, so that the route table does not check itself. */
describe('the pages above', () => {
  it.each<[Viewer, string, readonly string[]]>([
    ['User', '/documents/plan', ['/documents']],
    ['User', '/documents', []],
    ['User', '/profile/edit', ['/profile']],
    ['User', '/Profile/Edit/Work/', ['/profile', '/profile/edit']],
    ['Admin', '/profile/edit/work', ['/profile', '/profile/edit']],
    ['signedOut', '/profile/edit/work', []],
    ['User', '/settings', []],
    ['User', '/settings/privacy', ['/settings']],
    ['User', '/jobs/saved', ['/jobs']],
    ['signedOut', '/jobs/welder--job-1', ['/jobs']],
    ['User', '/applications/new/job-1', ['/jobs', '/jobs/job-1']],
    ['User', '/applications/new/a--b', ['/jobs', '/jobs/a--b--job']],
    ['User', '/applications/a%2Fb/receipt', ['/applications', '/applications/a%2Fb']],
    ['User', '/tasks/1', ['/tasks']],
    ['Admin', '/admin/applications/1', ['/admin/applications']],
    ['User', '/admin/applications/1', []],
    ['signedOut', '/tools/clb', ['/tools']],
    ['Admin', '/tools/clb', ['/tools']],
    ['User', '/user/dashboard', []],
    ['User', '/help', []],
  ])('%s at %s: %j', (viewer, path, expected) => {
    expect(paths(viewer, path)).toEqual(expected);
  });

  it('have the names of their pages, unless the row has another name', () => {
    expect(above('User', '/profile/edit/work')).toEqual([
      ['/profile', 'terms:profile'],
      ['/profile/edit', 'sections:allParts'],
    ]);
    expect(above('User', '/jobs/saved')).toEqual([['/jobs', 'words:jobs']]);
  });

  it('exclude pages that a deployment has switched off', () => {
    vi.stubEnv('VITE_FEATURE_TOOLS', 'false');
    vi.stubEnv('VITE_FEATURE_APPLICATIONS', 'false');
    openApp();
    expect(above('User', '/tools/clb')).toBeUndefined();
    expect(paths('User', '/applications/new/a')).toEqual(['/jobs', '/jobs/a']);
  });

  it('name existing routes', () => {
    for (const id of ROUTE_IDS) expect(ROUTE_IDS).toContain((ROUTES[id] as PageRow).above?.route ?? id);
  });
});
