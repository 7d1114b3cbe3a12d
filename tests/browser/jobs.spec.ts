import { createAccount, expect, isPhone, storeSession, test } from '../support/browser';
import { EVERY_RULE, violations } from './accessibility/axe';

const LOOK = { variant: 'ocean', dark: false } as const;

test('a person finds a job, saves it, reads it and returns to the list', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await storeSession(page, await createAccount(request));
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  const cards = page.locator('main li[data-job]');
  await expect(cards).toHaveCount(20);
  expect(await violations(page, LOOK, EVERY_RULE)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Job title, skill or company' }).fill('nurse');
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await expect(page).toHaveURL('/jobs?q=nurse');
  await expect(cards.first().getByRole('heading')).toContainText('Nurse');

  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Full-time').check();
    expect(await violations(page, LOOK, EVERY_RULE)).toEqual([]);
    await sheet.getByRole('button', { name: /^Show/ }).click();
  } else await page.getByLabel('Full-time').check();
  await expect(page).toHaveURL('/jobs?q=nurse&type=full-time');
  await expect(page.getByRole('button', { name: 'Remove filter: Full-time' })).toBeVisible();
  // The rows of the earlier filter stay until the new ones are loaded.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const heights = await cards.evaluateAll((all) => [...new Set(all.map((card) => card.clientHeight))]);
  expect(heights).toHaveLength(1);

  const third = cards.nth(2);
  await third.getByRole('button', { name: /^Save/ }).click();
  await expect(third.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true');
  await third.scrollIntoViewIfNeeded();
  const title = (await third.getByRole('heading').textContent()) ?? '';
  const scrolled = await page.evaluate(() => window.scrollY);
  await third.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Who pays' })).toBeVisible();
  expect(await violations(page, LOOK, EVERY_RULE)).toEqual([]);
  const first = page.url();
  await page.getByRole('link', { name: 'Next job' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('link', { name: 'Previous job' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(cards.first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved jobs and searches' })).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  expect(await violations(page, LOOK, EVERY_RULE)).toEqual([]);
});

test("a job from a link is shown before the app's code is loaded, and requested once", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/jobs/')) asked.push(pathname);
  });
  let go = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/jobs/job-1', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Welder' })).toBeVisible();
  await expect(page.getByText('Northgate Structural', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Northgate Structural is looking for/)).toBeVisible();
  go();
  await expect(page.getByRole('region', { name: 'Key facts' })).toBeVisible();
  await expect(page.getByText(/^Northgate Structural is looking for/)).toHaveCount(1);
  expect(asked.filter((path) => path === '/api/jobs/job-1')).toHaveLength(1);
});
