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
/** The headlines of the saves that wait in the database. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('visatalent_offline');
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('queue').objectStore('queue').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(
              all.result[0]?.entries.map(
                ({ body }: { body: { after: { headline: string } } }) => body.after.headline,
              ),
            );
          });
        });
      }),
  );
/** Switches it on, and waits until everything that can be read is here. */
async function switchOn(page: Page) {
  await page.goto('/settings#device');
  await expect(toggle(page)).not.toBeChecked();
  expect(await kept(page)).toEqual(NOTHING);
  await toggle(page).click();
  await expect(toggle(page)).toBeChecked();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
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
  await page.goto('/jobs');
  await expect(page.getByText('You’re offline, and this page isn’t saved on this device.')).toBeVisible();

  await page.getByRole('button', { name: 'Open profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(() => kept(page), { timeout: 1000 }).toEqual(NOTHING);
});

test('what is written offline waits on the device, and is sent once', async ({ page, context, oracles }) => {
  oracles.allowConsole(/Failed to (?:load|fetch)|ERR_INTERNET_DISCONNECTED|409/);
  const { accessToken } = await storedPerson(page);
  const headers = { authorization: `Bearer ${accessToken}` };
  await switchOn(page);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes.push(new URL(request.url()).pathname);
  });
  const headline = page.getByRole('textbox', { name: 'Headline' });
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  const part = page.getByRole('main').getByRole('status').filter({ hasText: 'Not sent yet' });

  await context.setOffline(true);
  await page.goto('/profile/edit/work');
  for (const text of ['Welder', 'Boiler maker']) {
    await headline.fill(text);
    await save();
    await expect(
      page.getByText('Saved on this device. We’ll send it when you’re back online.'),
    ).toBeVisible();
    // The toast of the save before may still be there.
    await expect.poll(() => waiting(page)).toEqual([text]);
  }
  await page.reload();
  await expect(headline).toHaveValue('Boiler maker');
  await expect(part).toBeVisible();
  await page.goto('/messages');
  await page.getByRole('button', { name: 'New message' }).click();
  const message = page.getByRole('dialog', { name: 'New message' });
  for (const field of await message.getByRole('textbox').all()) await field.fill('Hello');
  await message.getByRole('button', { name: 'Send' }).click();
  await expect(message).toBeHidden();
  await page.goto('/profile/edit');
  await expect(page.getByText('2 not sent yet')).toBeVisible();

  writes.length = 0;
  await context.setOffline(false);
  await expect(page.getByText('All changes were sent.')).toBeVisible();
  expect(writes).toHaveLength(1);
  // What was read without a connection is read anew.
  await expect(page.getByText(/^Saved copy from/)).toHaveCount(0);
  await page.goto('/profile/edit/work');
  await expect(headline).toHaveValue('Boiler maker');

  // Somebody else is faster.
  await context.setOffline(true);
  await headline.fill('Pipe fitter');
  await save();
  await expect(part).toBeVisible();
  const mine = await (await page.request.get('/api/user/profile', { headers })).json();
  const elsewhere = await page.request.put(`/api/UserProfiles/${mine.id}`, {
    headers,
    data: { ...mine, headline: 'Foreman' },
  });
  expect(elsewhere.ok(), await elsewhere.text()).toBe(true);
  await context.setOffline(false);
  const question = page.getByRole('dialog', { name: 'Changed elsewhere' });
  await expect(question).toContainText('Foreman');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect(part).toHaveCount(0);
});
