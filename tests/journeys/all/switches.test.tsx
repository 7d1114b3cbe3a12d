import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { matchRoute } from '@/routing/matchRoute';
import { ROUTES, type RouteId } from '@/routing/routes';
import { backend, type DemoAccount, server } from '../../support/backend';
import { type RenderedApp, renderApp } from '../../support/renderApp';
import { configure } from '../authDialog';

/** Nothing leads to areas that a deployment has switched off. */
const PUBLIC = ['/', '/about', '/help', '/jobs'];
const OF_A_JOB = ['/jobs/job-1', '/jobs/saved'];
const SIGNED_IN = ['/dashboard', '/profile', '/documents', '/settings/privacy'];
const OF_APPLICATIONS = ['/applications', '/applications?view=board', '/applications/application-both-3'];
const STAFF = ['/admin', '/admin/users'];

const settled = () =>
  waitFor(
    () => {
      // A dialog that the address opens hides the page behind it.
      expect(screen.getByRole('heading', { level: 1, hidden: true })).toBeInTheDocument();
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    },
    { timeout: 30_000 },
  );
/** The targets of the links on the page. */
const ways = (): readonly string[] => [
  ...new Set([...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((link) => link.pathname)),
];

/** Goes from page to page in one app, as a demo account or as a visitor. */
function visiting(as?: DemoAccount) {
  let app: RenderedApp | undefined;
  const visit = async (path: string): Promise<void> => {
    if (app === undefined) app = await renderApp({ path, ...(as === undefined ? {} : { signedInAs: as }) });
    else await app.goTo(path);
    await settled();
  };
  return {
    gone: async (path: string) => {
      await visit(path);
      expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    },
    comingSoon: async (path: string) => {
      await visit(path);
      expect(screen.getByText('Coming Soon')).toBeVisible();
    },
    /**
     * Reads the targets of the links on each page.
     * @returns those that lead to Page Not Found, and the page with the link
     */
    async deadLinks(...pages: readonly string[]): Promise<string[]> {
      const dead: string[] = [];
      for (const path of pages) {
        await visit(path);
        const found = ways();
        expect(found.length).toBeGreaterThan(3);
        dead.push(...found.filter((way) => matchRoute(way) === undefined).map((way) => `${path} → ${way}`));
      }
      return dead;
    },
  };
}

/** Every request for a switched-off area. */
const asked = (pattern: RegExp) => {
  const seen: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (pattern.test(new URL(request.url).pathname)) seen.push(request.url);
  });
  return seen;
};
const draft = () => {
  const [one] = backend.applicationsOf('both');
  if (one === undefined) throw new Error('The seed has no application of this person');
  backend.data.applications.update(one.id, { status: 'draft' });
};
const off = (name: string) => {
  configure({ [name]: 'false' });
  draft();
};

it('without jobs the page announces them, there is no job and no form, and nothing leads there', async () => {
  off('VITE_FEATURE_JOBS');
  // A profile shows its field of work with the categories of jobs.
  const requests = asked(/^\/api\/jobs(?!\/(applications|categories))/);
  const visitor = visiting();
  expect(await visitor.deadLinks(...PUBLIC)).toEqual([]);
  const { comingSoon, gone, deadLinks } = visiting('both');
  await comingSoon('/jobs');
  await gone('/jobs/job-1');
  await gone('/jobs/saved');
  await gone('/applications/new/job-3');
  expect(await deadLinks(...SIGNED_IN, ...OF_APPLICATIONS)).toEqual([]);
  expect(requests).toEqual([]);
});

it('without applying a job has an address to write to, and nothing leads to the form', async () => {
  off('VITE_FEATURE_APPLY');
  const visitor = visiting();
  expect(await visitor.deadLinks(...PUBLIC, '/jobs/saved', '/jobs/job-1')).toEqual([]);
  expect(screen.getByText('Write to us about this job:', { exact: false })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Apply for this job' })).toBeNull();
  const { gone, deadLinks } = visiting('both');
  await gone('/applications/new/job-3');
  expect(await deadLinks(...SIGNED_IN, ...OF_A_JOB, ...OF_APPLICATIONS)).toEqual([]);
});

it('without applications the page announces them, and nothing leads to them', async () => {
  off('VITE_FEATURE_APPLICATIONS');
  const { comingSoon, gone, deadLinks } = visiting('both');
  await comingSoon('/applications');
  await gone('/applications/application-both-3');
  await gone('/applications/application-both-3/receipt');
  expect(await deadLinks(...SIGNED_IN, ...OF_A_JOB, '/jobs')).toEqual([]);
});

it.each<[string, RouteId, RegExp]>([
  ['VITE_FEATURE_ADMIN_JOBS', 'adminJobs', /^\/api\/admin\/jobs/],
  ['VITE_FEATURE_ADMIN_APPLICATIONS', 'adminApplications', /^\/api\/admin\/applications/],
])('with %s off the page, its tile and its link are gone', async (name, route, calls) => {
  off(name);
  const requests = asked(calls);
  const { path } = ROUTES[route];
  const { gone, deadLinks } = visiting('admin');
  await gone(path);
  expect(await deadLinks(...STAFF)).toEqual([]);
  expect(document.querySelector(`a[href^="${path}"]`)).toBeNull();
  expect(requests).toEqual([]);
});

describe('without messages, notifications, tasks and reports', () => {
  const off = ['MESSAGES', 'NOTIFICATIONS', 'TASKS', 'REPORTS'].map((name) => `VITE_FEATURE_${name}`);

  const CALLS =
    /^\/api\/(updates|tasks|notifications|messages\/threads|admin\/(tasks|threads|announcements|reports))/;
  const allOff = () => {
    configure(Object.fromEntries(off.map((name) => [name, 'false'])));
    return asked(CALLS);
  };

  it("a person's pages are gone or announced, nothing leads there, and nothing is requested", async () => {
    const requests = allOff();
    const { comingSoon, gone, deadLinks } = visiting('both');
    await comingSoon('/messages');
    for (const path of ['/tasks', '/tasks/task-1', '/notifications']) await gone(path);
    expect(await deadLinks('/dashboard', '/settings', '/applications/application-both-8')).toEqual([]);
    expect(screen.queryByRole('button', { name: /Write to the agency/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    expect(requests).toEqual([]);
  });

  it('the same holds for the staff', async () => {
    const requests = allOff();
    const { gone, deadLinks } = visiting('admin');
    for (const path of ['/admin/tasks', '/admin/reports']) await gone(path);
    expect(await deadLinks('/admin', '/admin/users?record=user-demo')).toEqual([]);
    expect(screen.queryByRole('button', { name: /Write a message|Assign a task/, hidden: true })).toBeNull();
    expect(requests).toEqual([]);
  });

  it('a notification has no link to a switched-off page', async () => {
    configure({ VITE_FEATURE_TASKS: 'false', VITE_FEATURE_MESSAGES: 'false' });
    expect(await visiting('user').deadLinks('/notifications')).toEqual([]);
    const list = within(screen.getByRole('main'));
    expect(list.getAllByRole('button', { name: /^Mark as/ }).length).toBeGreaterThan(3);
    expect(document.querySelector('main a[href^="/tasks"], main a[href^="/messages"]')).toBeNull();
  });
});
