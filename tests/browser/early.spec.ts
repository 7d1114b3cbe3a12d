import { expect, type Page, test } from '@playwright/test';
import { ACCOUNTS, hold, logIn, storeSession } from '../support/browser';

/** What the HTML document shows of a page before the code is loaded. */

/** The positions of the logo, and of the title with its summary. */
const placesOf = (page: Page, title: string, summary: string) =>
  Promise.all(
    [
      page.locator('.vt-logo'),
      // The second navigation has the same word.
      page.locator('.vt-main').getByText(title, { exact: true }),
      page.getByText(summary),
    ].map((part) => part.filter({ visible: true }).first().boundingBox()),
  );

test('the title of a page is shown before its code, and stays in its place', {
  tag: '@phone',
}, async ({ page, request }) => {
  const title = 'Applications';
  const summary = 'Everything you’ve applied for, and how each application stands.';
  await storeSession(page, await logIn(request, ACCOUNTS.user));
  const letStart = await hold(page, '**/assets/start-*.js');
  const letPage = await hold(page, '**/assets/ApplicationsPage-*.js');
  const letTexts = await hold(page, '**/assets/texts-en-*.js');
  await page.goto('/applications', { waitUntil: 'commit' });
  await expect(page.getByText(summary)).toBeVisible();
  const early = await placesOf(page, title, summary);
  letStart();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText(summary)).toBeVisible();
  expect(await placesOf(page, title, summary)).toEqual(early);
  letTexts();
  letPage();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect((await placesOf(page, title, summary)).map((box) => box?.y)).toEqual(early.map((box) => box?.y));
});

test('the conversations are shown before the code, and stay in their place', {
  tag: '@phone',
}, async ({ page, request }) => {
  await storeSession(page, await logIn(request, ACCOUNTS.user));
  await page.addInitScript(() => localStorage.setItem('language', 'fa'));
  const letStart = await hold(page, '**/assets/start-*.js');
  const letPage = await hold(page, '**/assets/MessagesPage-*.js');
  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  await page.goto('/messages', { waitUntil: 'commit' });
  const row = page.locator('.vt-thread').first();
  await expect(row).toBeVisible();
  const early = await row.boundingBox();
  letStart();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(row).toBeVisible();
  expect(await row.boundingBox()).toEqual(early);
  letPage();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(row.getByRole('link')).toBeVisible();
  expect(await row.boundingBox()).toEqual(early);
  // The app took the answer of the document.
  expect(asked.filter((path) => path === '/api/messages/threads')).toHaveLength(1);
});
