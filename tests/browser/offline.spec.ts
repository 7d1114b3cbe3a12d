import type { Page } from '@playwright/test';
import { createAccount, expect, storeSession, test } from '../support/browser';

/** All data that offline use leaves on a device. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    key: localStorage.getItem('visatalent_offline') !== null,
  }));
const NOTHING = { workers: 0, caches: [], databases: [], key: false };
/** The addresses in the caches. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
const toggle = (page: Page) => page.getByRole('switch', { name: 'Offline use' });

/** A new person with a profile, signed in. */
async function storedPerson(page: Page) {
  const person = await createAccount(page.request);
  const response = await page.request.post('/api/UserProfiles', {
    headers: { authorization: `Bearer ${person.accessToken}` },
    data: { countryOfBirthId: 'country-br', countryOfResidenceId: 'country-ca', headline: 'Analyst' },
  });
  expect(response.ok(), await response.text()).toBe(true);
  await storeSession(page, person);
  return person;
}
/** Turns offline use on. Once the switch is on, everything that can be read is stored. */
async function switchOn(page: Page) {
  await page.goto('/settings#device');
  await expect(toggle(page)).not.toBeChecked();
  expect(await kept(page)).toEqual(NOTHING);
  await toggle(page).click();
  await expect(toggle(page)).toBeChecked({ timeout: 30_000 });
  await expect(toggle(page)).toBeFocused();
  // Only when the worker controls the page and has every file.
  expect(
    await page.evaluate(async () => ({
      controlled: navigator.serviceWorker.controller !== null,
      shell: (await caches.match('/dashboard', { ignoreSearch: true })) !== undefined,
    })),
  ).toEqual({ controlled: true, shell: true });
}

test('a device is used offline by choice, reads without a connection, and is empty after a logout', async ({
  page,
  context,
  oracles,
}) => {
  oracles.allowConsole(/Failed to (?:load|fetch)|ERR_INTERNET_DISCONNECTED/);
  await storedPerson(page);
  await switchOn(page);
  const files = await cached(page);
  expect(files.filter((path) => path !== '/dashboard' && !path.startsWith('/assets/'))).toEqual([]);

  await context.setOffline(true);
  for (const [path, name] of [
    ['/documents', 'Documents'],
    ['/tasks', 'Tasks'],
    ['/messages', 'Messages'],
    ['/notifications', 'Notifications'],
    ['/applications', 'Applications'],
    ['/profile', 'Profile'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: /^Saved copy from .*You’re offline\.$/ }),
      path,
    ).toBeVisible();
  }
  // No page links there, so its code was never loaded.
  await page.goto('/tools/recognition');
  await expect(page.getByText('You’re offline, and this page isn’t saved on this device.')).toBeVisible();

  await page.getByRole('button', { name: 'Open profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(() => kept(page), { timeout: 1000 }).toEqual(NOTHING);
});
