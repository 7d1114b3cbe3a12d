import { expect, it } from 'vitest';
import { matchRoute } from '@/routing/matchRoute';
import type { Viewer } from '@/routing/routeRow';
import { crumbsOf } from './crumbs';

const at = (viewer: Viewer, path: string, search = '', list: string | null = null) => {
  const route = matchRoute(path);
  return route && crumbsOf(viewer, route, { search, list }).map(({ to, label }) => `${label} ${to}`);
};
const PARTS = ['terms:profile /profile', 'sections:allParts /profile/edit'];
const SECTION = '/profile/edit/work';

it.each<[string, string, readonly string[]]>([
  ['nothing', '', PARTS],
  ['a page', '?back=%2Fjobs%3Fq%3Dwelder', ['sections:back /jobs?q=welder']],
  // A page that the viewer may not see and a page of another site count as absent.
  ['a page of administrators', '?back=/admin/users', PARTS],
  ['no page', '?back=/nowhere', PARTS],
  ['another site', '?back=https://evil.example/', PARTS],
  ['another site without its scheme', '?back=//evil.example/jobs', PARTS],
  ['a script', '?back=javascript:alert(1)', PARTS],
])('a section leads back to %s', (_, search, expected) => {
  expect(at('User', SECTION, search)).toEqual(expected);
});

it('a job leads back to the list of this tab, with its filters, or to the jobs', () => {
  const job = '/jobs/welder--job-1';
  expect(at('User', job, '', '?q=welder&page=2')).toEqual(['jobs:detail.back /jobs?q=welder&page=2']);
  expect(at('signedOut', job, '', '')).toEqual(['jobs:detail.back /jobs']);
  expect(at('signedOut', job)).toEqual(['words:jobs /jobs']);
  expect(at('User', job, '?back=/messages')).toEqual(['words:jobs /jobs']);
});
