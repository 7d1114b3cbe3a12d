import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, logIn, storeSession, test, unique } from '../support/browser';
import { pageOverflow } from './accessibility/layout';

/** The administrator's pages in a real browser. */
const LEVELS = '/admin/education-levels';
const dialog = (page: Page) => page.getByRole('dialog');

test.beforeEach(async ({ page, request }) => {
  await storeSession(page, await logIn(request, ACCOUNTS.admin));
});

const code = (name: string): string => unique(name).replaceAll('.', '-');

test('the dashboard counts, and leads to what it counts', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures.getByRole('listitem')).toHaveCount(7);
  await expect(figures.getByText('249')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'System health' })).toBeVisible();
  await expect(page.getByText('Everything works')).toBeVisible();
  expect(await pageOverflow(page)).toBe(0);
  await figures.getByRole('link', { name: 'Education levels' }).click();
  await expect(page).toHaveURL(LEVELS);
});

test('a level is added, changed, deleted and restored', { tag: '@phone' }, async ({ page }) => {
  await page.goto(LEVELS);
  const own = code('level');
  await page.getByRole('button', { name: 'Add education level' }).click();
  await expect(dialog(page).getByLabel('Code')).toBeFocused();
  await dialog(page).getByLabel('Code').fill(own);
  await expect(dialog(page).getByText('This code is free.')).toBeVisible();
  await dialog(page).getByLabel('Name').fill(`Level ${own}`);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search education levels' }).fill(own);
  await expect(page).toHaveURL(`${LEVELS}?search=${own}`);
  await page.getByRole('button', { name: `Edit Level ${own}` }).click();
  await dialog(page).getByLabel('Name').fill(`Changed ${own}`);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Delete Changed ${own}` }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: `Edit Changed ${own}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Edit Changed ${own}` })).toBeVisible();
  expect(await pageOverflow(page)).toBe(0);

  // The page is left before the time for 'Undo' is over: the level is deleted all the same.
  await page.getByRole('button', { name: `Delete Changed ${own}` }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await page.goto('/admin');
  await expect
    .poll(async () => (await page.request.get(`/api/EducationLevels/exists/${own}`)).json())
    .toEqual({ exists: false });
});
