import type { Page } from '@playwright/test';
import { createAccount, expect, storeSession, test } from '../../support/browser';

/** A device that is used offline, its worker at work. */
async function keptDevice(page: Page) {
  const person = await createAccount(page.request);
  await storeSession(page, person);
  await page.goto('/settings#device');
  await page.getByRole('switch', { name: 'Offline use' }).click();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  return person;
}

test('a start script that was kept broken is got rid of by one reload', async ({ page, oracles }) => {
  oracles.allowConsole(/./);
  await keptDevice(page);
  const replaced = await page.evaluate(async () => {
    const start = document.querySelector<HTMLScriptElement>('script[src*="/assets/start-"]')?.src ?? '';
    const names = await caches.keys();
    const found = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        if ((await cache.match(start)) === undefined) return false;
        await cache.put(start, new Response('', { status: 404 }));
        return true;
      }),
    );
    return found.includes(true);
  });
  expect(replaced).toBe(true);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Your next step' })).toBeVisible();
  expect(loads).toBe(2);
});

test('nothing of a token or of the agency is kept, and no answer in the caches', async ({ page }) => {
  const { accessToken, refreshToken } = await keptDevice(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('visatalent_offline');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const copies = await new Promise<readonly { address: string }[]>((resolve) => {
      const all = database.transaction('copies').objectStore('copies').getAll();
      all.addEventListener('success', () => resolve(all.result));
    });
    database.close();
    return { files: files.flat().map(({ url }) => new URL(url).pathname), copies };
  });
  expect(kept.files.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const stored = JSON.stringify(kept.copies);
  expect(kept.copies.length).toBeGreaterThan(5);
  expect(kept.copies.filter(({ address }) => address.includes('/admin/'))).toEqual([]);
  for (const secret of [accessToken, refreshToken]) expect(stored).not.toContain(secret);
});
