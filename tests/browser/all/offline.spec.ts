import type { Page } from '@playwright/test';
import { createAccount, expect, storeElsewhere, storeSession, test } from '../../support/browser';
import { textOf } from '../accessibility/texts';

/** A device that is used offline, with its service worker. */
async function keptDevice(page: Page) {
  const person = await createAccount(page.request);
  const profile = await page.request.post('/api/UserProfiles', {
    headers: { authorization: `Bearer ${person.accessToken}` },
    data: { countryOfBirthId: 'country-br', countryOfResidenceId: 'country-ca', headline: 'Analyst' },
  });
  expect(profile.ok(), await profile.text()).toBe(true);
  await storeSession(page, person);
  await page.goto('/settings#device');
  const toggle = page.getByRole('switch', { name: 'Offline use' });
  await toggle.click();
  await expect(toggle).toBeChecked({ timeout: 30_000 });
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

test('a Persian reader reads in Persian without a connection, whatever the Vary headers of the texts', async ({
  page,
  context,
  oracles,
}) => {
  oracles.allowConsole(/Failed to (?:load|fetch)|ERR_INTERNET_DISCONNECTED/);
  const person = await createAccount(page.request);
  await storeSession(page, person);
  await storeElsewhere(page, { language: 'fa', 'is-rtl': 'true' });
  const texts: string[] = [];
  page.on('response', (response) => {
    if (/\/texts-fa/.test(response.url())) texts.push(response.headers().vary ?? '');
  });
  await page.goto('/settings#device');
  const toggle = page.getByRole('switch', { name: textOf('fa', 'device', 'switch') });
  await toggle.click();
  await expect(toggle).toBeChecked();
  // A module is requested with an origin, but the worker's own requests have none.
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.every((vary) => /origin/i.test(vary))).toBe(true);
  await context.setOffline(true);
  for (const area of ['documents', 'tasks']) {
    await page.goto(`/${area}`);
    await expect(page.getByRole('heading', { level: 1, name: textOf('fa', 'terms', area) })).toBeVisible();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
});

test('a broken start script in the cache is removed by one reload', async ({ page, oracles }) => {
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

test('no token, no data of the agency and no answer is in the caches', async ({ page }) => {
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

test('messages written offline wait on the device, and are sent once', async ({ page, context, oracles }) => {
  oracles.allowConsole(/Failed to (?:load|fetch)|ERR_INTERNET_DISCONNECTED|409/);
  const { accessToken } = await keptDevice(page);
  const headers = { authorization: `Bearer ${accessToken}` };
  const writes: string[] = [];
  const messages: string[] = [];
  // A request without a connection is not counted as a write.
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.request().method() === 'PUT') writes.push(pathname);
    if (answer.request().method() === 'POST' && pathname.startsWith('/api/messages/'))
      messages.push(pathname);
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
    // The toast of the save before may still be shown.
    await expect.poll(() => waiting(page)).toEqual([text]);
  }
  await page.reload();
  await expect(headline).toHaveValue('Boiler maker');
  await expect(part).toBeVisible();
  const write = async () => {
    await page.goto('/messages');
    await page.getByRole('button', { name: 'New message' }).click();
    const message = page.getByRole('dialog', { name: 'New message' });
    await expect(message).toBeVisible();
    for (const field of await message.getByRole('textbox').all()) await field.fill('Hello');
    await message.getByRole('button', { name: 'Send' }).click();
    await expect(message).toBeHidden();
  };
  await write();
  await page.goto('/profile/edit');
  await expect(page.getByText('2 not sent yet')).toBeVisible();

  writes.length = 0;
  await context.setOffline(false);
  await expect(page.getByText('All changes were sent.')).toBeVisible();
  expect([writes.length, messages.length]).toEqual([1, 1]);
  // Data that were read without a connection are read again.
  await expect(page.getByText(/^Saved copy from/)).toHaveCount(0);
  await page.goto('/profile/edit/work');
  await expect(headline).toHaveValue('Boiler maker');

  // Another person changes the section first, again and again.
  for (const [own, theirs] of [
    ['Pipe fitter', 'Foreman'],
    ['Plumber', 'Inspector'],
  ] as const) {
    await context.setOffline(true);
    await headline.fill(own);
    await save();
    await expect(part).toBeVisible();
    if (own === 'Plumber') {
      await write();
      await page.goto('/profile/edit/work');
    }
    const mine = await (await page.request.get('/api/user/profile', { headers })).json();
    const elsewhere = await page.request.put(`/api/UserProfiles/${mine.id}`, {
      headers,
      data: { ...mine, headline: theirs },
    });
    expect(elsewhere.ok(), await elsewhere.text()).toBe(true);
    await context.setOffline(false);
    const question = page.getByRole('dialog', { name: 'Changed elsewhere' });
    await expect(question).toContainText(theirs);
    // A conflict delays no other entry: the message that was written after it was sent.
    if (own === 'Plumber') await expect.poll(() => messages.length).toBe(2);
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await expect(part).toHaveCount(0);
    await expect(question).toHaveCount(0);
  }
});
