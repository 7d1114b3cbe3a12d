import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { matchRoute } from '@/routing/matchRoute';
import { ROUTES, type RouteId } from '@/routing/routes';
import { backend, type DemoAccount, server } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { configure } from './authDialog';

vi.setConfig({ testTimeout: 240_000 });

/** What a deployment has switched off is led to from nowhere. */
const PUBLIC = ['/', '/about', '/help', '/jobs'];
const OF_A_JOB = ['/jobs/job-1', '/jobs/saved'];
const SIGNED_IN = ['/dashboard', '/profile', '/documents', '/settings/privacy'];
const OF_APPLICATIONS = ['/applications', '/applications?view=board', '/applications/application-both-3'];
const STAFF = ['/admin', '/admin/users'];

const settled = () =>
  waitFor(
    () => {
      expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    },
    { timeout: 30_000 },
  );
/** Where the links of the page lead. */
const ways = (): readonly string[] => [
  ...new Set([...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((link) => link.pathname)),
];

/** Opens each page and looks where its links lead. @returns those that lead to Page Not Found, and from where */
async function deadLinks(pages: readonly string[], as?: DemoAccount): Promise<string[]> {
  const dead: string[] = [];
  for (const path of pages) {
    await renderApp({ path, ...(as === undefined ? {} : { signedInAs: as }) });
    await settled();
    const found = ways();
    expect(found.length).toBeGreaterThan(3);
    dead.push(...found.filter((way) => matchRoute(way) === undefined).map((way) => `${path} → ${way}`));
  }
  return dead;
}

const gone = async (path: string, as: DemoAccount) => {
  await renderApp({ path, signedInAs: as });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
};
const comingSoon = async (path: string) => {
  await renderApp({ path, signedInAs: 'both' });
  await settled();
  expect(await screen.findByText('Coming Soon')).toBeVisible();
};
/** Every request for what is switched off. */
const asked = (pattern: RegExp) => {
  const seen: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (pattern.test(new URL(request.url).pathname)) seen.push(request.url);
  });
  return seen;
};
const draft = () => {
  const [one] = backend.data.applications.filter(({ userId }) => userId === 'user-both');
  if (one !== undefined) backend.data.applications.update(one.id, { status: 'draft' });
};
const off = (name: string) => {
  configure({ [name]: 'false' });
  draft();
};

it('without jobs: announced, no job and no form, and nothing leads there', async () => {
  off('VITE_FEATURE_JOBS');
  // A profile names its field of work by the categories of jobs.
  const requests = asked(/^\/api\/jobs(?!\/(applications|categories))/);
  await comingSoon('/jobs');
  await gone('/jobs/job-1', 'both');
  await gone('/jobs/saved', 'both');
  await gone('/applications/new/job-3', 'both');
  expect(await deadLinks(PUBLIC)).toEqual([]);
  expect(await deadLinks([...SIGNED_IN, ...OF_APPLICATIONS], 'both')).toEqual([]);
  expect(requests).toEqual([]);
});

it('without applying: the job is there with an address to write to, and nothing leads to the form', async () => {
  off('VITE_FEATURE_APPLY');
  await gone('/applications/new/job-3', 'both');
  expect(await deadLinks([...PUBLIC, ...OF_A_JOB])).toEqual([]);
  expect(await deadLinks([...SIGNED_IN, ...OF_A_JOB, ...OF_APPLICATIONS], 'both')).toEqual([]);
});

it('without applications: announced, the panel of the dashboard has no links to them', async () => {
  off('VITE_FEATURE_APPLICATIONS');
  await comingSoon('/applications');
  await gone('/applications/application-both-3', 'both');
  await gone('/applications/application-both-3/receipt', 'both');
  expect(await deadLinks([...SIGNED_IN, ...OF_A_JOB, '/jobs'], 'both')).toEqual([]);
});

it.each<[string, RouteId, RegExp]>([
  ['VITE_FEATURE_ADMIN_JOBS', 'adminJobs', /^\/api\/admin\/jobs/],
  ['VITE_FEATURE_ADMIN_APPLICATIONS', 'adminApplications', /^\/api\/admin\/applications/],
])('with %s off the page is gone, and so are its tile and link', async (name, route, calls) => {
  off(name);
  const requests = asked(calls);
  const { path } = ROUTES[route];
  await gone(path, 'admin');
  expect(await deadLinks(STAFF, 'admin')).toEqual([]);
  expect(document.querySelector(`a[href^="${path}"]`)).toBeNull();
  expect(requests).toEqual([]);
});
