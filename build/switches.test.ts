import { afterEach, expect, it, vi } from 'vitest';
import { matchRoute } from '@/routing/matchRoute';
import { PRERENDERED, render } from './rendering/pages.tsx';

afterEach(() => {
  vi.unstubAllEnvs();
});

type Pages = ReadonlyMap<string, Awaited<ReturnType<typeof render>>>;

/** The pages of a build with these areas off, by path. */
async function builtWithout(...areas: readonly string[]): Promise<Pages> {
  for (const area of areas) vi.stubEnv(`VITE_FEATURE_${area}`, 'false');
  const pages = new Map<string, Awaited<ReturnType<typeof render>>>();
  for (const { path } of PRERENDERED) pages.set(path, await render(path));
  return pages;
}

/** All links with the page that contains them. */
const linksOf = (pages: Pages): readonly { readonly from: string; readonly to: string }[] =>
  [...pages].flatMap(([from, { html }]) =>
    [...html.matchAll(/<a\b[^>]* href="(\/[^"#?]*)/g)].map(([, to = '']) => ({ from, to })),
  );
const dead = ({ to }: { readonly to: string }): boolean => matchRoute(to) === undefined;

it('built without jobs: /jobs announces them, a job is not found, and nothing leads to one', async () => {
  const pages = await builtWithout('JOBS');
  const jobs = pages.get('/jobs');
  expect(jobs?.html.includes('Coming Soon')).toBe(true);
  expect(jobs?.html.includes('type="search"')).toBe(false);
  expect(jobs?.page).toBe('/jobs comingSoon');
  // A deployment that switches the area on again must not show the prerendered page.
  expect(jobs?.switches).toContain('VITE_FEATURE_JOBS=false');
  expect(pages.get('/jobs/:job')).toMatchObject({ page: '*', title: 'Page Not Found · VisaTalent' });
  const links = linksOf(pages);
  expect(links.filter(dead)).toEqual([]);
  // The entry of the navigation stays.
  expect(
    [...pages.keys()].filter((path) => !links.some(({ from, to }) => from === path && to === '/jobs')),
  ).toEqual([]);
});

it('built without the rest of hiring: the jobs are there, and nothing leads to the rest', async () => {
  const pages = await builtWithout('APPLY', 'APPLICATIONS', 'ADMIN_JOBS', 'ADMIN_APPLICATIONS');
  expect(pages.get('/jobs')?.page).toBe('/jobs');
  expect(pages.get('/jobs')?.html.includes('type="search"')).toBe(true);
  expect(pages.get('/jobs/:job')?.page).toBe('/jobs/:job');
  const links = linksOf(pages);
  expect(links.length).toBeGreaterThan(pages.size * 3);
  expect(links.filter((link) => dead(link) || link.to.startsWith('/applications'))).toEqual([]);
});
