import { beforeEach, describe, expect, it } from 'vitest';
import { pathOf } from '@/routing/routes';
import type { Viewer } from '@/routing/routeRow';
import { openApp } from '@/runtime/app';
import { pagesAbove } from './breadcrumb/crumbs';
import { menuFor } from './menuEntries';
import { pagesFor } from './palette/found';
import { targetsFor } from './shortcuts/targets';

/** The settings of a deployment without these areas. */
const OFF = Object.fromEntries(
  ['TOOLS', 'DOCUMENTS', 'TASKS'].map((name) => [`VITE_FEATURE_${name}`, 'false']),
);
const GONE = /^\/(?:tools|documents|tasks)(?:\/|$)/;

/** The addresses in the navigation, the palette and the shortcuts. */
const waysOf = (viewer: Viewer): readonly string[] => [
  ...menuFor(viewer).flatMap(({ entries }) => entries.map(({ route }) => pathOf(route))),
  ...pagesFor(viewer).map(({ path }) => path),
  ...targetsFor(viewer).map(([, route]) => pathOf(route)),
];

describe('areas that are switched off at run time', () => {
  beforeEach(() => {
    document.head.innerHTML = `<script id="runtime-config" type="application/json">${JSON.stringify(OFF)}</script>`;
    openApp();
  });

  it.each(['User', 'signedOut', 'other'] as const)('are in no menu, palette or key: %s', (viewer) => {
    expect(waysOf(viewer).filter((path) => GONE.test(path))).toEqual([]);
  });

  it('are in no page of the administrators, either', () => {
    const gone = /^\/(?:tools|admin\/tasks)(?:\/|$)/;
    expect(waysOf('Admin').length).toBeGreaterThan(20);
    expect(waysOf('Admin').filter((path) => gone.test(path))).toEqual([]);
  });

  it('are above no page', () => {
    expect(pagesAbove('User', { id: 'application', params: { id: '1' } }).map(({ to }) => to)).toEqual([
      '/applications',
    ]);
    expect(pagesAbove('User', { id: 'documentPlan', params: {} })).toEqual([]);
  });
});

it('are all there otherwise', () => {
  document.head.innerHTML = '';
  openApp();
  for (const path of ['/tools', '/documents', '/tasks', '/tools/clb']) expect(waysOf('User')).toContain(path);
});
