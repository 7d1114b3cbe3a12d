import type { Page } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES } from '../../../src/config/languages';
import { LANDING_PATHS, ROUTES } from '../../../src/routing/routes';
import { THEME_VARIANTS } from '../../../src/config/themes';
import { appStarted, navigate } from '../../support/browser';
import { expect, openSignedIn, test } from '../../support/faultStage';
import { type Held, memoryOf } from '../../support/memory';
import { cover, WHOLE } from '../../support/sample';
import { type Seeded, seeded } from '../../support/seeded';

/**
 * F-132: random navigations, changes of theme, language and role in one document. npm test runs a short walk
 * between fewer places, WHOLE=1 runs five hundred steps. Memory is always measured in the same state: the
 * dashboard, in English, light, as a User.
 */
const STEPS = WHOLE ? 500 : 50;
const SEED = 20_261_120;
/** The limit of the whole run, in MB, with everything that is loaded on the way. */
const GROWTH = 20;
/** The limit of another walk, after everything was loaded and shown. */
const GROWTH_OF_A_WALK = { heapMB: WHOLE ? 5 : 3, listeners: 30, nodes: 300 };

const PATHS = cover(
  Object.values(ROUTES).map(({ path }) => path),
  3,
);
const LANGUAGES_OF_THE_WALK = cover(LANGUAGE_CODES, 3);
const heading = (page: Page) => page.locator('main h1').first();

const roleOf = (page: Page) => page.evaluate(() => localStorage.getItem('current_role'));

/** Goes to a path and waits for a redirect, because a late redirect would undo the next step. */
async function go(page: Page, path: string): Promise<void> {
  const isUser = (await roleOf(page)) === 'User';
  await navigate(page, path);
  if (LANDING_PATHS.includes(path) || (isUser && path.startsWith('/admin')))
    await expect(page).toHaveURL(isUser ? /\/dashboard$/ : /\/admin$/);
  await expect(heading(page)).toBeVisible();
}

async function chooseLanguage(page: Page, code: (typeof LANGUAGE_CODES)[number]): Promise<void> {
  const { tag } = LANGUAGES[code];
  await page.locator('header button[aria-haspopup=menu]:not(#profile-button)').click();
  await page.locator(`[role=menuitem]:has(bdi[lang="${tag}"])`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
}

async function chooseTheme(page: Page, variant: string): Promise<void> {
  await go(page, '/settings');
  const choice = page.locator(`input[type=radio][value="${variant}"]`);
  await choice.check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', variant);
}

async function setDark(page: Page, dark: boolean): Promise<void> {
  const toggle = page.locator('header button[aria-pressed]');
  if ((await toggle.getAttribute('aria-pressed')) !== String(dark)) await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', String(dark));
}

/** The first option is the User, the second the Administrator. */
async function chooseRole(page: Page, role: 'User' | 'Admin'): Promise<void> {
  if ((await roleOf(page)) === role) return;
  await page.locator('#profile-button').click();
  await page.locator('[role=dialog] [role=combobox]').click();
  await page.locator(`[role=option][data-value="${role}"]`).click();
  await expect.poll(() => roleOf(page)).toBe(role);
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
}

async function walk(page: Page, random: Seeded, steps: number): Promise<void> {
  // Fifty role switches an hour are allowed, with the one back to the start.
  let roles = 0;
  for (let step = 0; step < steps; step += 1) {
    const kind = random.next();
    if (kind < 0.7) await go(page, random.pick(PATHS));
    else if (kind < 0.8) await setDark(page, random.chance(0.5));
    else if (kind < 0.88) await chooseTheme(page, random.pick(THEME_VARIANTS));
    else if (kind < 0.95 || roles >= 20) await chooseLanguage(page, random.pick(LANGUAGES_OF_THE_WALK));
    else {
      roles += 1;
      await chooseRole(page, random.pick(['User', 'Admin']));
    }
  }
}

async function backToStart(page: Page): Promise<void> {
  await chooseRole(page, 'User');
  await chooseLanguage(page, 'en');
  await setDark(page, false);
  await chooseTheme(page, 'midnight');
  await go(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // The message about the last change disappears by itself.
  await expect(page.getByRole('status').filter({ hasText: 'Switched' })).toHaveCount(0);
}

test(`${STEPS} random navigations and changes leave nothing behind (F-132)`, async ({ page, stage }) => {
  test.setTimeout(WHOLE ? 20 * 60_000 : 180_000);
  await openSignedIn(page, stage, `${stage.patientSite.url}/dashboard`, 'both');
  await appStarted(page);
  const held = await memoryOf(page);
  const origin = await page.evaluate(() => performance.timeOrigin);
  await backToStart(page);
  const first = await held();

  // Every page and language once, so that the following steps load nothing new.
  await chooseRole(page, 'Admin');
  for (const path of PATHS) await go(page, path);
  for (const code of LANGUAGES_OF_THE_WALK) await chooseLanguage(page, code);
  const random = seeded(SEED);
  if (WHOLE) await walk(page, random, 50);
  await backToStart(page);
  const warm = await held();

  await walk(page, random, STEPS);
  await backToStart(page);
  const last = await held();

  const figures = { first, warm, last } satisfies Record<string, Held>;
  test.info().annotations.push({ type: 'memory', description: JSON.stringify(figures) });
  if (WHOLE) console.log(figures);
  expect(await page.evaluate(() => performance.timeOrigin), 'one document throughout').toBe(origin);
  expect(last.heapMB - first.heapMB, 'heap, all in all').toBeLessThan(GROWTH);
  expect(last.heapMB - warm.heapMB, 'heap of the walk').toBeLessThan(GROWTH_OF_A_WALK.heapMB);
  expect(last.listeners - warm.listeners, 'listeners').toBeLessThan(GROWTH_OF_A_WALK.listeners);
  expect(last.nodes - warm.nodes, 'nodes').toBeLessThan(GROWTH_OF_A_WALK.nodes);
  expect(last.documents, 'documents').toBeLessThanOrEqual(warm.documents);
});
