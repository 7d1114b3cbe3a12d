import type { Page } from '@playwright/test';
import { createAccount, expect, storeSession, test } from '../support/browser';

/** Everything that offline use leaves on a device. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    key: localStorage.getItem('visatalent_offline') !== null,
  }));
const NOTHING = { workers: 0, caches: [], databases: [], key: false };
/** What stands in the caches, by address. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
const toggle = (page: Page) => page.getByRole('switch', { name: 'Offline use' });

test('a device is used offline by choice, reads without a connection, and is empty after a logout', async ({
  page,
  context,
  oracles,
}) => {
  oracles.allowConsole(/Failed to (?:load|fetch)|ERR_INTERNET_DISCONNECTED/);
  await storeSession(page, await createAccount(page.request));
  await page.goto('/settings#device');
  await expect(toggle(page)).not.toBeChecked();
  expect(await kept(page)).toEqual(NOTHING);

  await toggle(page).click();
  await expect(toggle(page)).toBeChecked();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const path of ['/tasks', '/documents']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  const files = await cached(page);
  expect(files.filter((path) => path !== '/dashboard' && !path.startsWith('/assets/'))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: /^Saved copy from .*You’re offline\.$/ }),
  ).toBeVisible();
  await page.goto('/tasks');
  await expect(page.getByText('No tasks')).toBeVisible();
  // Its code is not kept; the code of messages is, but nothing was read there.
  await page.goto('/jobs');
  await expect(page.getByText('You’re offline, and this page isn’t saved on this device.')).toBeVisible();
  await page.goto('/messages');
  await expect(
    page.getByRole('status').filter({ hasText: 'You’re offline, and this page isn’t saved on this device.' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Open profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(() => kept(page), { timeout: 1000 }).toEqual(NOTHING);
});
