import { expect, type Page, test } from '@playwright/test';
import { ROUTE_IDS, type RouteId, ROUTES } from '../../src/routing/routes';
import { ACCOUNTS, appStarted, hold, isPhone, logIn, storeSession } from '../support/browser';

/**
 * The start: prerendered pages, their hydration, and stored preferences before the first paint (layout
 * shifts: accessibility/cls).
 */

const PRERENDERED = ROUTE_IDS.map((id) => ROUTES[id])
  .filter(({ prerendered }) => prerendered !== undefined)
  .map(({ path }) => path);

/** All entries of the app's own log, which would contain React's recoveries. */
const logged = (page: Page) => page.evaluate(() => Object.values(localStorage).join('\n'));

test('a prerendered page is hydrated unchanged', { tag: '@phone-all' }, async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  // A violation of the policy is also an error on the console.
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  for (const path of PRERENDERED) {
    const response = await page.goto(path.replace(':job', 'job-1'));
    const html = (await response?.text()) ?? '';
    expect(html, path).toMatch(/<title>[^<]+ · VisaTalent<\/title>/);
    expect(html, path).toContain('data-page="');
    const title = /<title>([^<]+)</.exec(html)?.[1] ?? '';
    if (path.includes(':')) {
      // A record replaces the page that was prerendered for all of them.
      await appStarted(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(problems, path).toEqual([]);
      continue;
    }
    // The prerendered heading stays the same element, so nothing was rendered again.
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((element) => Object.assign(element, { prerendered: true }));
    await appStarted(page);
    expect(await heading.evaluate((element) => Reflect.get(element, 'prerendered') === true), path).toBe(
      true,
    );
    expect(await page.title()).toBe(title.replaceAll('&amp;', '&'));
    expect(await logged(page), path).not.toContain('React recovered');
    expect(problems, path).toEqual([]);
  }
});

/**
 * Groups of code (build/chunks.ts) that these pages must not load. A chain of imports once loaded each of
 * them.
 */
const WITHOUT: readonly (readonly [families: readonly string[], pages: readonly RouteId[]])[] = [
  [
    ['signedIn', 'overview'],
    ['jobs', 'jobDetail', 'savedJobs', 'help'],
  ],
  [
    ['data', 'dialogs', 'suggestions', 'forms', 'signedIn', 'overview'],
    ['toolsClb', 'toolsCrs', 'toolsFsw'],
  ],
  [['dialogs', 'menus', 'forms', 'fields', 'kinds', 'suggestions'], ['application']],
  [
    ['dialogs', 'menus', 'inputs', 'forms', 'fields', 'suggestions'],
    ['jobs', 'jobDetail', 'dashboard', 'profileEdit'],
  ],
  [
    ['dialogs', 'menus', 'forms', 'fields', 'suggestions', 'jobs'],
    ['applications', 'documents'],
  ],
  [['dialogs', 'menus', 'fields', 'suggestions', 'jobs'], ['newApplication']],
  [['dialogs', 'menus', 'fields', 'suggestions'], ['settings']],
  [['forms', 'fields', 'suggestions'], ['adminApplications']],
  [
    ['menus', 'fields', 'suggestions'],
    ['task', 'forgotPassword', 'resetPassword'],
  ],
  [
    ['forms', 'fields', 'suggestions', 'jobs', 'person'],
    ['adminEducationLevels', 'adminUsers', 'adminRoles'],
  ],
  [
    ['dialogs', 'menus', 'inputs', 'forms', 'fields', 'suggestions', 'records'],
    ['profile', 'messages', 'taskList', 'notifications', 'admin', 'adminReports'],
  ],
];
/** Texts of administrators, which the pages of applicants must not load. */
const STAFF_TEXTS = 'texts--staff';
/** On a phone each file costs a request. */
const MOST_FILES = 28;

test('a page loads few files, and no group of code that only other pages need', async ({ request }) => {
  type Row = readonly [own: readonly number[], texts: readonly string[]];
  const files = new Map<string, { readonly names: readonly string[]; readonly texts: readonly string[] }>();
  let start = '';
  for (const path of ['/200.html', ...ROUTE_IDS.map((id) => ROUTES[id].path.replaceAll(/:\w+/g, 'x'))]) {
    const html = await (await request.get(path)).text();
    const json = /<script id="page-files"[^>]*>([^<]+)</.exec(html)?.[1] ?? '{"files":[],"rows":{}}';
    const list = JSON.parse(json) as { files: readonly string[]; rows: Readonly<Record<string, Row>> };
    for (const [id, [own, texts]] of Object.entries(list.rows))
      files.set(id, {
        texts,
        names: own.map((at) => /\/(\w+)-[^/]+$/.exec(list.files[at] ?? '')?.[1] ?? ''),
      });
    start = /src="(\/assets\/start-[^"]+)"/.exec(html)?.[1] ?? start;
  }
  const familiesOf = (id: string) => files.get(id)?.names ?? [];
  for (const [families, pages] of WITHOUT)
    for (const id of pages) {
      expect(familiesOf(id).length, id).toBeGreaterThan(3);
      expect(
        familiesOf(id).filter((name) => families.includes(name)),
        id,
      ).toEqual([]);
    }
  for (const id of files.keys()) expect(familiesOf(id).length, id).toBeLessThanOrEqual(MOST_FILES);
  for (const id of ['dashboard', 'profile', 'messages', 'taskList', 'notifications', 'documents'])
    expect(files.get(id)?.texts, id).not.toContain(STAFF_TEXTS);
  // An option of the query client, which a visitor's first page does not need.
  expect(await (await request.get(start)).text()).not.toContain('gcTime');
});

test('an unknown address says so, and is not for search engines', async ({ request }) => {
  const html = await (await request.get('/404.html')).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('Page Not Found');
});

test('a stored language and theme apply from the first frame', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'fa');
    localStorage.setItem('theme-variant', 'forest');
    localStorage.setItem('is-dark-mode', 'false');
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const look = () => {
      const root = document.documentElement;
      const shown = document.getElementById('root');
      const text = shown !== null && getComputedStyle(shown).visibility === 'visible' ? shown.innerText : '';
      frames.push(
        [root.dir, root.lang, root.dataset.theme, root.dataset.scheme, /Skip to main/.test(text)].join(),
      );
      if (frames.length < 300) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await appStarted(page);
  const frames = await page.evaluate(() => Reflect.get(window, 'frames_') as string[]);
  const shown = new Set(frames.filter((frame) => !frame.startsWith(',,')));
  expect([...shown]).toEqual(['rtl,fa,forest,light,false']);
});

test('the sign-in form is prepared invisibly: its styles are loaded, it is not shown', {
  tag: '@phone',
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await appStarted(page);
  await page.waitForLoadState();
  const fieldStyles = () =>
    page.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter(({ cssText }) => cssText.includes('MuiOutlinedInput-notchedOutline')).length,
    );
  expect(await fieldStyles()).toBe(0);
  // The person is active, so what may soon be needed is loaded.
  await page.mouse.move(200, 200);
  await expect.poll(fieldStyles).toBeGreaterThan(0);
  await expect(page.locator('input, [role="dialog"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
});

/** The app's own files that a page requested. */
async function partsAskedFor(page: Page, { saveData }: { saveData: boolean }) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
  }, saveData);
  const asked: string[] = [];
  // Waits until it is requested, because the event of its arrival may come after the page shows it.
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return (...parts: string[]) =>
    parts.filter((part) => asked.some((path) => path.startsWith(`/assets/${part}-`)));
}

test("the targets of a page's links are prefetched as soon as the person is active", async ({ page }) => {
  const askedFor = await partsAskedFor(page, { saveData: false });
  await page.goto('/about');
  await appStarted(page);
  expect(askedFor('AboutPage', 'JobsPage', 'AuthDialog', 'LanguageMenu', 'NavDrawer')).toEqual(['AboutPage']);
  await page.mouse.move(200, 200);
  await expect
    .poll(() => askedFor('JobsPage', 'AuthDialog', 'LanguageMenu', 'NavDrawer'))
    .toEqual(['JobsPage', 'AuthDialog', 'LanguageMenu', 'NavDrawer']);
});

test('a person who saves data gets only the requested files', async ({ page }) => {
  const askedFor = await partsAskedFor(page, { saveData: true });
  await page.goto('/about');
  await appStarted(page);
  await page.mouse.move(200, 200);
  // Prefetching waits for a quiet moment, so the test waits for two of them. It waits as the app does
  // (whenQuiet.ts), because without a time limit Chromium may never call back on a page that does nothing.
  const quiet = () =>
    page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 4000 })));
  await quiet();
  await quiet();
  await page.getByRole('button', { name: 'Change language, EN' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(askedFor('JobsPage', 'AuthDialog', 'LanguageMenu', 'NavDrawer')).toEqual(['LanguageMenu']);
});

test('the logo of a prerendered page is shown to a person who will not see that page', async ({
  page,
  request,
}) => {
  await storeSession(page, await logIn(request, ACCOUNTS.user));
  const letStart = await hold(page, '**/assets/start-*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  const sign = page.getByRole('link', { name: 'VisaTalent' });
  await expect(sign.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Register' })).toBeHidden();
  letStart();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("on a first visit the font is loaded after the page, even without the app's code", async ({ page }) => {
  expect(await (await page.request.get('/about')).text()).not.toContain('@font-face{font-family:Inter;');
  await hold(page, '**/assets/start-*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  const letters = () =>
    [...document.fonts].flatMap(({ family, status }) => (family === 'Inter' ? status : []));
  await expect.poll(() => page.evaluate(letters)).toEqual(['loaded']);
});

test('a press before the app has started is repeated', async ({ page }) => {
  const letGo = await hold(page, '**/assets/start-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
});

test('input before the app has started is kept', { tag: '@phone' }, async ({ page }) => {
  let letGo = await hold(page, '**/assets/start-*.js');
  await page.goto('/tools/crs', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Age' }).fill('33');
  await page.locator('#crs-education').selectOption({ index: 3 });
  const education = await page.locator('#crs-education').inputValue();
  await page.getByRole('group', { name: 'Partner' }).getByLabel('No partner').check();
  letGo();
  await appStarted(page);
  await expect(page.getByRole('textbox', { name: 'Age' })).toHaveValue('33');
  await expect(page.locator('#crs-education')).toHaveValue(education);
  await expect(page.getByRole('group', { name: 'Partner' }).getByLabel('No partner')).toBeChecked();
  // It is not only shown: the answers are stored for this tab.
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toMatch(/age=33.*edu/i);

  letGo = await hold(page, '**/assets/start-*.js');
  await page.goto('/jobs', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('nurse');
  if (!isPhone(page)) await page.getByLabel('Full-time').check();
  letGo();
  await appStarted(page);
  await expect(page.getByRole('searchbox')).toHaveValue('nurse');
  if (!isPhone(page)) await expect(page).toHaveURL('/jobs?type=full-time');
});

test('input during hydration is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const test = document.querySelector<HTMLSelectElement>('main select');
      if (document.documentElement.hasAttribute('data-starting') || test === null) return;
      watch.disconnect();
      // The app has started, but its page is not hydrated yet.
      test.value = [...test.options].find(({ text }) => text === 'CELPIP-General')?.value ?? '';
      test.dispatchEvent(new Event('input', { bubbles: true }));
      test.dispatchEvent(new Event('change', { bubbles: true }));
    });
    watch.observe(document, { subtree: true, attributeFilter: ['data-starting'] });
  });
  await page.goto('/tools/clb');
  await expect(page.getByRole('textbox', { name: 'Listening' })).toBeVisible();
  await expect(page.getByLabel('Test')).toHaveValue('celpip-general');
});

/** The page comes from a deployment that has switched an area off. */
const deployWithout = (page: Page, address: string, area: string) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<script id="runtime-config"[^>]*>)\{/,
      `$1{"VITE_FEATURE_${area}":"false",`,
    );
    await route.fulfill({ response, body });
  });

test('a switched-off page is never shown, and its code is not loaded', async ({ page }) => {
  await deployWithout(page, '/jobs', 'JOBS');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { texts_: texts });
    const look = () => {
      const shown = document.getElementById('root');
      if (shown !== null && getComputedStyle(shown).visibility === 'visible') texts.push(shown.innerText);
      if (texts.length < 200) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const letGo = await hold(page, '**/assets/start-*.js');
  await page.goto('/jobs', { waitUntil: 'commit' });
  await page.waitForTimeout(300);
  letGo();
  await appStarted(page);
  await expect(page.getByText('Coming Soon')).toBeVisible();
  const texts = await page.evaluate(() => Reflect.get(window, 'texts_') as string[]);
  expect(texts.filter((text) => text.includes('Search jobs'))).toEqual([]);
  expect(await logged(page)).not.toContain('React recovered');
  expect(asked.filter((path) => /JobsPage/.test(path) || path.startsWith('/api/jobs'))).toEqual([]);
});

test('nor is its code loaded for a person who is signed in', async ({ page, request }) => {
  await storeSession(page, await logIn(request, ACCOUNTS.user));
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto('/applications');
  await appStarted(page);
  const pageCode = () => asked.filter((path) => /ApplicationsPage|^\/api\/jobs\/applications/.test(path));
  await expect
    .poll(pageCode)
    .toEqual([expect.stringMatching(/\/ApplicationsPage-/), '/api/jobs/applications']);
  asked.length = 0;
  await deployWithout(page, '/applications', 'APPLICATIONS');
  await page.reload();
  await appStarted(page);
  await expect(page.getByText('Coming Soon')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(pageCode()).toEqual([expect.stringMatching(/\/ComingApplicationsPage-/)]);
});

test('a link works before the app does', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});

test('when code cannot be loaded, the page can still be read', async ({ page }) => {
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // An address without a prerendered page shows what happened.
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('The page could not start');
  await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible();
});

test('when texts cannot be loaded, the page stays in English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fr'));
  await page.route('**/assets/texts-fr-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Toggle dark mode' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what is needed, beside its content', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('noscript p')).toContainText('VisaTalent needs JavaScript');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('one reload leaves a service worker that answers for the page, and the page starts', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const serviceWorker = {
      controller: {},
      getRegistrations: () => Promise.resolve([{ unregister: () => Promise.resolve(true) }]),
    };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker });
  });
  let opened = 0;
  page.on('domcontentloaded', () => (opened += 1));
  await page.goto('/');
  await appStarted(page);
  expect(opened).toBe(2);
  await expect(page.getByText('The page could not start')).toHaveCount(0);
});

test('a service worker of an earlier site is removed', async ({ page, context }) => {
  await context.addInitScript(() => {
    const registration = {
      unregister: () => {
        Object.assign(window, { unregistered_: true });
        return Promise.resolve(true);
      },
    };
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { getRegistrations: () => Promise.resolve([registration]) },
    });
  });
  await page.goto('/');
  await appStarted(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'unregistered_'))).toBe(true);
});
