import type { Page } from '@playwright/test';
import { expect, signIn, storedSession, test } from '../../support/browser';

test('a person with two roles switches between them', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'both@visatalent.test');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();

  await page.goto('/admin/education-levels');
  await expect(page.getByRole('heading', { level: 1, name: 'Education Levels' })).toBeVisible();

  // The User may not see this page, and is led to the User's own first page.
  await switchRole(page, 'User');
  await expect(page.getByRole('status').filter({ hasText: 'Switched to User' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect((await storedSession(page)).current_role).toBe('User');
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/admin');
  await expect(page).toHaveURL('/dashboard');

  // Both roles may see the settings, so the person stays there.
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await switchRole(page, 'Administrator');
  await expect(page.getByRole('status').filter({ hasText: 'Switched to Administrator' })).toBeVisible();
  await expect(page).toHaveURL('/settings');
  expect((await storedSession(page)).current_role).toBe('Admin');
});

async function switchRole(page: Page, role: 'User' | 'Administrator') {
  await page.getByRole('button', { name: 'Open profile menu' }).click();
  await page.getByRole('combobox', { name: 'Switch role' }).click();
  await page.getByRole('option', { name: role, exact: true }).click();
}
