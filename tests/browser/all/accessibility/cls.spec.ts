import config from '../../../../playwright.config';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { createAccount, expect, test } from '../../../support/browser';
import { load, prepare, ROLES, type Surface, SURFACES } from '../../accessibility/surfaces';

test.describe.configure({ mode: 'parallel' });
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  // Playwright hides scroll bars, and so the shifts that their appearance causes.
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

/**
 * Nothing moves once it is shown (docs/look.md#behaviour): the layout shifts of every route are counted, and
 * must be none.
 */
const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Two frames later everything that is drawn has been reported.
    await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    return (Reflect.get(window, 'layoutShifts') as string[] | undefined) ?? ['not observed'];
  });

/** Counts layout shifts in every page of the context, from the first frame. */
function observeShifts(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const found: string[] = [];
    Reflect.set(window, 'layoutShifts', found);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources?: { node?: Node | null }[];
        };
        if (hadRecentInput || value === 0) continue;
        const nodes = (sources ?? []).map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'gone').slice(0, 80),
        );
        found.push(`${value.toFixed(4)}: ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/**
 * A phone's scroll bar is over the page, a desktop's takes room beside it; for as long as the session that
 * sets it.
 */
async function setSize(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize(size);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScrollbarsHidden', { hidden: size.width < 600 });
}

/** Other states of the routes that need only their address. */
const STATES: readonly Pick<Surface, 'name' | 'path' | 'as'>[] = [
  { name: 'jobs of a country', path: '/jobs?country=CA&type=full_time', as: 'visitor' },
  { name: 'jobs found', path: '/jobs?q=welder', as: 'user' },
  { name: 'no job found', path: '/jobs?q=weldr&type=full_time', as: 'user' },
  { name: 'application to write', path: '/applications/new/job-2', as: 'user' },
  { name: 'own applications by stage', path: '/applications?view=board', as: 'user' },
  { name: 'applications by stage', path: '/admin/applications?view=board', as: 'admin' },
];

/** Waits until every answer has arrived, the requests that followed it too, and everything is shown. */
async function everythingCame(page: Page, asked: ReadonlySet<Request>): Promise<void> {
  await expect(async () => {
    expect(asked.size).toBe(0);
    // Requests that an answer causes are sent in the next frames.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
    expect(asked.size).toBe(0);
  }).toPass();
  await expect(page.locator('main .vt-coming')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The layout shifts on the routes of a person, at every size. */
async function shiftsOfRoutes(page: Page, as: Surface['as'], asked: ReadonlySet<Request>): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await setSize(page, size);
    for (const surface of [...SURFACES, ...STATES]) {
      if (surface.as !== as || 'open' in surface) continue;
      await load(page, surface.path);
      await everythingCame(page, asked);
      found.push(...(await shifts(page)).map((shift) => `${surface.name} at ${size.width}: ${shift}`));
    }
  }
  return found;
}

test.beforeEach(() => {
  test.setTimeout(240_000);
});

/**
 * Delays every answer of the backend until the page is shown, each for another time. The first request is not
 * the first answered.
 */
const letAnswersComeLate = (page: Page): Promise<unknown> =>
  page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const own = Array.from(pathname).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
    await new Promise((done) => setTimeout(done, 200 + (own % 5) * 100));
    // The page may have been left.
    await route.continue().catch(() => undefined);
  });

/** @returns the requests of a page to the backend that are not answered, now and later */
function watchAnswers(page: Page): ReadonlySet<Request> {
  const asked = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => void asked.delete(request));
  }
  return asked;
}

/** Delays the font of every page until the page is shown. */
async function letLettersComeLate(page: Page): Promise<void> {
  const hasTwin = await page.evaluate(() =>
    new FontFace('twin', 'local("Arial"), local("Liberation Sans")').load().then(
      () => true,
      () => false,
    ),
  );
  if (!hasTwin) {
    const description = 'This machine has neither Arial nor its twin: nothing can stand in for Inter.';
    test.info().annotations.push({ type: 'letters in time', description });
    return;
  }
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
}

for (const as of ROLES) {
  const isLate = as === 'visitor';
  test(`nothing moves on any route as ${as}${isLate ? ', though its font is late' : ''}`, async ({
    context,
    page,
    request,
  }) => {
    if (isLate) await letLettersComeLate(page);
    // In the other cases it is chance whether the font comes before the first frame, so it is not loaded
    // there.
    else await page.route('**/*.woff2', (route) => route.abort());
    await prepare(context, request, as);
    await observeShifts(context);
    await letAnswersComeLate(page);
    const asked = watchAnswers(page);
    expect(await shiftsOfRoutes(page, as, asked)).toEqual([]);
  });
}

test('nothing moves when the browser paints the bar before it has read its last button', async ({
  context,
  page,
}) => {
  await observeShifts(context);
  await setSize(page, SIZES[0]);
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const at = html.lastIndexOf('<button', html.indexOf('</header>'));
    const body = `${html.slice(0, at)}<script src="/late.js"></script>${html.slice(at)}`;
    await route.fulfill({ response, body });
  });
  await page.route('**/late.js', async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.fulfill({ contentType: 'text/javascript', body: 'document.currentScript.remove();' });
  });
  await page.goto('/');
  expect(await shifts(page)).toEqual([]);
});

test('the dashboard of a person with an unconfirmed address: the notice moves nothing', async ({
  context,
  page,
  request,
}) => {
  const { email } = await createAccount(request);
  await prepare(context, request, 'user', email);
  await observeShifts(context);
  // The notice depends on this answer only, so it arrives after everything else on the page.
  await page.route('**/api/auth/me', async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  const found: string[] = [];
  for (const size of SIZES) {
    await setSize(page, size);
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Resend the confirmation link' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create your profile' })).toHaveCount(2);
    found.push(...(await shifts(page)).map((shift) => `at ${size.width}: ${shift}`));
  }
  expect(found).toEqual([]);
});

test('a scroll bar that takes room moves nothing, neither on a page that grows nor with a dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const at = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().x);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/tools/clb');
  const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  const room = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scrolls()).toBe(true);
  expect(await room()).toBeGreaterThan(5);
  const long = await at();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.locator('h1').evaluate((title) => title.getBoundingClientRect().x)).toBe(long);
  await page.keyboard.press('Escape');
  // As short as the early frame of a page.
  await page.evaluate(() => document.querySelector('footer')?.remove());
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('max-height', '100px'));
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('overflow', 'hidden'));
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('min-height', '0'));
  expect(await scrolls()).toBe(false);
  expect(await at()).toBe(long);
});
