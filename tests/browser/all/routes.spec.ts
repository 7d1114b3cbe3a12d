import type { Page } from '@playwright/test';
import { ACCOUNTS, hold, PASSWORD, navigate, openSignIn, signIn, storedSession } from '../../support/browser';
import { expect, fault, openSignedIn, type Stage, test } from '../../support/faultStage';
import {
  answerLogin,
  elsewhere,
  keep,
  keptSession,
  switchRole,
  turnTo,
  watchTexts,
} from '../../support/hostileStage';
import { cover } from '../../support/sample';
import { ROUTES } from '../../../src/routing/routes';

/**
 * docs/reliability.md#routes-redirects-framing: who may see which page, however an address is spelled, and
 * where a sign-in leads.
 */
const ADMIN_TEXT = /Admin Dashboard|Education Levels|Add education level|System health/;
/** Everyone chooses from the tree of education levels; only administrators read their list. */
const ADMIN_CALLS = /admin|EducationLevels(?!\/hierarchy)|system/i;
const PROTECTED = Object.values(ROUTES).flatMap(({ path, access }) => (access === 'everyone' ? [] : [path]));
const ADMIN_PATHS = PROTECTED.filter((path) => path.startsWith('/admin'));

const adminCalls = ({ api }: Stage) => api.ledger.filter(({ path }) => ADMIN_CALLS.test(path));
const warnings = (page: Page): string[] => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') lines.push(message.text());
  });
  return lines;
};

test('no spelling of an admin path shows a User anything of it (F-013, F-029)', async ({ page, stage }) => {
  // Each of them is tried in the app, and every fourth in the address bar:
  // src/identity/guards/routeAccess.test.ts.
  const spellings = [
    '/ADMIN/Education-Levels/x',
    '/admin/users',
    '/Admin',
    '/admin/',
    '/admin%2Fusers',
    '/admin//users',
    '/%61dmin',
    '/admin%2fEDUCATION-levels',
    '/%2561dmin/users',
    '/admin/./users',
    '/admin%20',
    '/admin/no/such/page',
    '/admin/users?tab=1#top',
    '/x/..%2fadmin',
  ];
  // In the app these would be another host.
  const asHosts = ['//admin', '///admin/users'];
  const seen = await watchTexts(page, ADMIN_TEXT);
  const lines = warnings(page);
  const denied = () => lines.filter((line) => line.includes('Access denied'));
  await openSignedIn(page, stage, `${stage.site.url}/robots.txt`, 'user');
  for (const spelling of [...asHosts, ...cover(spellings, 4)]) {
    lines.length = 0;
    await page.goto(stage.site.url + spelling);
    await expect(page, spelling).toHaveURL(`${stage.site.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(denied(), spelling).toHaveLength(1);
    expect(denied().join()).not.toContain(ACCOUNTS.user);
  }
  for (const spelling of spellings) {
    lines.length = 0;
    await navigate(page, spelling);
    await expect.poll(() => denied().length, `in the app: ${spelling}`).toBe(1);
    await expect(page, `in the app: ${spelling}`).toHaveURL(`${stage.site.url}/dashboard`);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await seen()).toEqual([]);
  expect(adminCalls(stage)).toEqual([]);
});

test('signed out, every protected page leads to /, and Back does not return to it (F-015)', async ({
  page,
  stage,
}) => {
  test.setTimeout(90_000);
  await page.goto(`${stage.site.url}/jobs`);
  const before = await page.evaluate(() => history.length);
  for (const path of PROTECTED) {
    await navigate(page, path);
    await expect(page, path).toHaveURL(`${stage.site.url}/`);
  }
  for (const path of ['/dashboard', '/admin/users']) {
    await page.goto(stage.site.url + path);
    await expect(page, path).toHaveURL(`${stage.site.url}/`);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  }
  for (let back = await page.evaluate(() => history.length); back > before; back -= 1) {
    await page.goBack();
    expect(['/', '/jobs']).toContain(new URL(page.url()).pathname);
  }
  await expect(page).toHaveURL(`${stage.site.url}/jobs`);
  // Only the jobs, which everyone may see.
  expect(stage.api.ledger.filter(({ path }) => !path.startsWith('/api/jobs?'))).toEqual([]);
});

test('a stored user without a usable role ends on one page, without a loop (F-016)', async ({
  page,
  stage,
}) => {
  await page.addInitScript(() => {
    const paths: string[] = [];
    Object.assign(window, { paths });
    for (const name of ['replaceState', 'pushState'] as const) {
      const real = history[name].bind(history);
      history[name] = (...given: Parameters<History['replaceState']>) => {
        real(...given);
        if (paths.at(-1) !== location.pathname) paths.push(location.pathname);
      };
    }
  });
  stage.api.script('GET /api/**', fault.status(404));
  for (const [name, user, where] of [
    ['no role', { roles: [] }, '/dashboard'],
    ['roles that are none', { roles: [5, null, {}] }, '/'],
    ['roles that are no list', { roles: 'admin' }, '/'],
    ['no roles at all', { roles: undefined }, '/'],
    ['an unknown role', { roles: ['GHOST'], role: 'ghost' }, '/'],
  ] as const) {
    await keep(page, stage.site.url, { ...keptSession(user), current_role: 'Ghost' });
    await page.goto(`${stage.site.url}/admin`);
    await expect(page, name).toHaveURL(new RegExp(`${where}$`));
    await expect(page.getByRole('banner')).toBeVisible();
    const paths = (await page.evaluate(() => Reflect.get(window, 'paths'))) as string[];
    expect(
      paths.filter((path) => path !== '/admin').length,
      `${name}: ${paths.join(' ')}`,
    ).toBeLessThanOrEqual(2);
  }
});

test('a User is led from a landing page to /dashboard, history replaced, whatever the server calls the role (F-017, F-018)', async ({
  page,
  stage,
}) => {
  // src/identity/roles/mapping.test.ts has them all.
  for (const roles of cover([['Agent', 'ghost'], ['agent'], [], ['GHOST']], 2)) {
    answerLogin(stage, { roles });
    await page.goto(`${stage.site.url}/about`);
    await openSignIn(page);
    await page.keyboard.press('Escape');
    const before = await page.evaluate(() => history.length);
    await signIn(page, 'ada@b.test');
    await expect(page).toHaveURL(`${stage.site.url}/dashboard`);
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect((await storedSession(page)).current_role).toBe('User');
    await navigate(page, '/admin');
    await expect(page).toHaveURL(`${stage.site.url}/dashboard`);
    await page.evaluate(() => window.localStorage.clear());
  }
  // And with a stored role.
  stage.api.script('GET /api/**', fault.status(404));
  await keep(page, stage.site.url, keptSession());
  await page.goto(`${stage.site.url}/about`);
  await expect(page).toHaveURL(`${stage.site.url}/dashboard`);
  for (const path of ['/', '/home', '/about', '/contact', '/services']) {
    await navigate(page, path);
    await expect(page, path).toHaveURL(`${stage.site.url}/dashboard`);
  }
});

test('during a switch to Admin no admin data are requested or shown (F-019)', async ({ page, stage }) => {
  const site = stage.patientSite.url;
  // The client stops waiting for a slow check after four seconds; here the check never ends.
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, delay?: number, ...rest: unknown[]) =>
        delay === 4000 ? 0 : real(act, delay, ...rest),
    });
  });
  await openSignedIn(page, stage, `${site}/settings`, 'both');
  await page.evaluate(() => window.localStorage.setItem('current_role', 'User'));
  const seen = await watchTexts(page, ADMIN_TEXT);
  const letGo = await hold(page, '**/api/auth/me');
  stage.api.reset();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await switchRole(page, 'Administrator');
  await navigate(page, '/admin');
  await expect(page.getByText('Switching roles...').first()).toBeAttached();
  expect(await seen()).toEqual([]);
  expect(adminCalls(stage)).toEqual([]);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect((await storedSession(page)).current_role).toBe('Admin');
});

test('a person who was stopped at a page is led there after signing in, if the role may see it (F-020)', async ({
  page,
  stage,
}) => {
  for (const [wanted, account, lands] of [
    ['/admin/education-levels?page=2#top', 'admin', '/admin/education-levels?page=2#top'],
    ['/admin/education-levels', 'user', '/dashboard'],
  ] as const) {
    await page.goto(stage.site.url + wanted);
    await expect(page).toHaveURL(`${stage.site.url}/`);
    await signIn(page, ACCOUNTS[account]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.url().replace(stage.site.url, '').replace('?page=2', ''))
      .toBe(lands.replace('?page=2', ''));
    await page.evaluate(() => window.localStorage.clear());
  }
});

test('no stored or given address leads a sign-in to another site (F-021)', async ({
  page,
  stage,
  oracles,
}) => {
  const evil = await elsewhere();
  oracles.allowOrigin(evil.url);
  const host = new URL(evil.url).host;
  const targets = [
    `//${host}/x`,
    `/\\${host}/x`,
    `http:${host}`,
    `https:${host}`,
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    `/%2F%2F${host}`,
    `/%5C${host}`,
    `\t//${host}`,
    `http://app@${host}/`,
    `${evil.url}/dashboard`,
    `/..//${host}`,
  ];
  const names = ['redirect', 'next', 'returnUrl', 'from', 'returnTo'];
  answerLogin(stage, {});
  // One function decides, whatever the source of the address: src/identity/session/returnTo.test.ts has every
  // spelling.
  const query = new URLSearchParams(targets.flatMap((target) => names.map((name) => [name, target])));
  for (const target of cover(targets, 4)) {
    await page.goto(`${stage.site.url}/?${query}#${encodeURIComponent(target)}`);
    await page.evaluate((planted) => {
      window.sessionStorage.setItem('visatalent_return_to', planted);
      history.replaceState({ usr: { from: planted }, from: planted }, '');
    }, target);
    const dialog = await openSignIn(page);
    await dialog.getByLabel('Email').fill('ada@b.test');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page, target).toHaveURL(`${stage.site.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.evaluate(() => window.localStorage.clear());
  }
  expect(evil.requests).toEqual([]);
  await evil.close();
});

test('an administrator whom the API refuses everything reads so on every page, and stays signed in (F-030)', async ({
  page,
  stage,
}) => {
  const token = await openSignedIn(page, stage, `${stage.site.url}/settings`, 'admin');
  for (const family of ['admin', 'EducationLevels', 'countries', 'system'])
    for (const path of [`/api/${family}`, `/api/${family}/**`])
      stage.api.script(`GET ${path}`, fault.status(403));
  const refused = page
    .getByRole('main')
    .getByText('Access denied. You do not have permission to perform this action.')
    .first();
  for (const path of ADMIN_PATHS) {
    await turnTo(page, path);
    if (['/admin', '/admin/education-levels', '/admin/countries'].includes(path))
      await expect(refused, path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect((await storedSession(page)).auth_token).toBe(token);
});
