import type { Page } from '@playwright/test';
import { EVERY_RULE, violations } from '../accessibility/axe';
import { pageOverflow, tooSmall, writtenOver } from '../accessibility/layout';
import { turnToLanguage } from '../accessibility/surfaces';
import { ACCOUNTS, expect, logIn, storeSession, test } from '../../support/browser';

/** The administrator's pages in a real browser. */
const LEVELS = '/admin/education-levels';
const dialog = (page: Page) => page.getByRole('dialog');

test.beforeEach(async ({ page, request }) => {
  await storeSession(page, await logIn(request, ACCOUNTS.admin));
});

/** An answer of the backend with this number of levels. */
const levels = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    code: `code-${at}`,
    name: `Level number ${at}`,
    level: at % 7,
    order: at,
    isActive: true,
    created: '2024-01-01T00:00:00.000Z',
    lastModified: '2024-01-01T00:00:00.000Z',
  }));

test('the address has the state of the list: a link, a reload and Back lead to the same rows', async ({
  page,
}) => {
  // A list of its own, because other tests add to the backend's.
  await page.route('**/api/EducationLevels?*', (route) => route.fulfill({ json: levels(30) }));
  await page.goto(`${LEVELS}?sort=name&order=desc&page=2`);
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Level number 19');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${LEVELS}?sort=name&order=desc&page=3`);
  await page.goBack();
  await expect(page).toHaveURL(`${LEVELS}?sort=name&order=desc&page=2`);
  await page.reload();
  await expect(first).toContainText('Level number 19');
});

test('the pager stays in its place when a search finds less', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/api\/EducationLevels(?:\/search)?\?/, async (route) => {
    const isSearch = route.request().url().includes('/search?');
    if (isSearch) await held;
    await route.fulfill({ json: levels(isSearch ? 2 : 10) });
  });
  await page.goto(LEVELS);
  const rows = page.locator('table tbody tr');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(rows).toHaveCount(10);
  const place = await pager.boundingBox();
  await page.getByRole('searchbox').fill('level');
  await expect(page.locator('table[aria-busy=true]')).toBeVisible();
  expect(await pager.boundingBox()).toEqual(place);
  letGo();
  await expect(rows).toHaveCount(2);
  expect(await pager.boundingBox()).toEqual(place);
});

test('with text twice as large nothing overlaps', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/admin', '/admin/countries', LEVELS]) {
    await page.goto(path);
    await expect(page.locator('main').getByText('2024').or(page.getByText('since')).first()).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    expect(await writtenOver(page), path).toEqual([]);
    expect(await pageOverflow(page)).toBe(0);
  }
});

test('as cards the rows keep every word, name their columns, and have large enough targets', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(LEVELS);
  await expect(page.locator('td').getByText('Last modified').first()).toBeVisible();
  expect(await violations(page, { variant: 'midnight', dark: true }, EVERY_RULE)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check();
  await expect(page.getByText('10 selected', { exact: true })).toBeVisible();
  await turnToLanguage(page, 'fr');
  await expect(page.locator('td').getByText('Modification').first()).toBeVisible();
  expect(await writtenOver(page)).toEqual([]);
});

test('10,000 rows: few elements, every row can be reached, each key finds', async ({ page }) => {
  const all = levels(10_000);
  await page.route('**/api/EducationLevels?*', (route) => route.fulfill({ json: all }));
  await page.goto(`${LEVELS}?size=all`);
  await expect(page.getByText('1–10,000 of 10,000')).toBeAttached();
  const drawn = () => page.locator('table tbody tr').count();
  expect(await drawn()).toBeLessThan(200);
  // To the middle and to the end, as a fast swipe does.
  for (const share of [0.5, 1, 0]) {
    await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
    await expect.poll(drawn).toBeGreaterThan(3);
    expect(await drawn()).toBeLessThan(200);
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText('Level number 9999', { exact: true })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('searchbox').pressSequentially('number 1234');
  await expect(page.locator('table tbody tr')).toHaveCount(1);
  await expect(page.getByText('Level number 1234', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Level number 1234' })).toBeVisible();
});

test('without the backend: marked sample data, and nothing can be written', async ({ page }) => {
  await page.route('**/api/countries?*', (route) => route.abort());
  await page.goto('/admin/countries');
  await expect(page.getByText('This is sample data.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Add country' })).toBeDisabled();
  await page.unroute('**/api/countries?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This is sample data.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add country' })).toBeEnabled();
});

test('a record is edited with the keyboard alone, and hostile names break nothing', async ({ page }) => {
  const hostile = `<b>${'x'.repeat(400)}</b>عربي`;
  await page.route('**/api/EducationLevels?*', (route) =>
    route.fulfill({
      json: [
        { id: '1', code: 'a', name: hostile, created: 'nonsense', lastModified: null },
        { id: '2', code: 'c'.repeat(400), name: 'Plain', created: 0, lastModified: 1e20 },
      ],
    }),
  );
  await page.goto(LEVELS);
  await expect(page.getByRole('button', { name: 'Edit Plain' })).toBeVisible();
  expect(await pageOverflow(page)).toBe(0);
  const search = page.getByRole('searchbox');
  // The keys of all pages are loaded when the browser is idle. A key that came earlier is pressed again then, and a
  // second one would be typed into the box.
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.getByRole('button', { name: 'Edit Plain' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Code')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Plain' })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await pageOverflow(page)).toBe(0);
});
