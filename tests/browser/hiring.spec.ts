import { EVERY_RULE, type Palette, violations } from './accessibility/axe';
import { ACCOUNTS, expect, logIn, storeSession, test } from '../support/browser';

const LIGHT: Palette = { variant: 'midnight', dark: false };

/** The work of staff with applications in a real browser: the keyboard, and a page that is left. */
test.beforeEach(async ({ page, request }) => {
  await storeSession(page, await logIn(request, ACCOUNTS.admin));
});

test('an application is moved by keyboard, and the move is sent although the page is left at once', async ({
  page,
}) => {
  await page.goto('/admin/applications?status=submitted');
  await expect(page.getByRole('heading', { level: 1, name: 'Application pipeline' })).toBeVisible();
  const first = page.getByRole('row').nth(1).getByRole('link');
  await expect(first).toBeVisible();
  const name = (await first.textContent()) ?? '';
  expect(await violations(page, LIGHT, EVERY_RULE)).toEqual([]);

  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'In review' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /to In review$/ });
  expect(await violations(page, LIGHT, EVERY_RULE)).toEqual([]);
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText(`${name} was moved to In review.`)).toBeVisible();

  const address = (await first.getAttribute('href')) ?? '';
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('In review').first()).toBeVisible();
  expect(await violations(page, LIGHT, EVERY_RULE)).toEqual([]);
});
