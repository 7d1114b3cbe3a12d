import type { BrowserContext, Route } from '@playwright/test';
import {
  ACCOUNTS,
  logIn,
  navigate,
  openRegister,
  openSignIn,
  storedSession,
  storeSession,
} from '../../support/browser';
import { expect, openSignedIn, test } from '../../support/faultStage';

/** Sessions in several tabs at once (F-054), and a dialog that another tab makes unnecessary (F-057). */
const EXPIRED = 'Authentication expired. Please login again.';

const refuse = (route: Route): Promise<void> =>
  route.fulfill({
    status: 401,
    headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
    body: '{}',
  });

/** Holds every read of the API until all are refused together, also the one that was on its way. */
async function holdReads(context: BrowserContext) {
  const held: Route[] = [];
  let over = false;
  await context.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') await route.continue();
    else if (over) await refuse(route);
    else held.push(route);
  });
  const refuseAll = async () => {
    over = true;
    await Promise.all(held.map(refuse));
  };
  return { held, refuseAll };
}

test('twenty reads in flight, all refused at once, end the session once (F-054)', async ({
  page,
  stage,
  context,
}) => {
  // A page reads five or six things and a browser sends six at a time, so four tabs have twenty in flight.
  await openSignedIn(page, stage, `${stage.site.url}/robots.txt`, 'user');
  const { held, refuseAll } = await holdReads(context);
  const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.addInitScript(() => {
      const remove = Storage.prototype.removeItem;
      Object.assign(window, { ended: 0 });
      Storage.prototype.removeItem = function (this: Storage, key: string) {
        const had = this.getItem(key) !== null;
        remove.call(this, key);
        if (key === 'auth_token' && had)
          Object.assign(window, { ended: Number(Reflect.get(window, 'ended')) + 1 });
      };
    });
    await tab.goto(`${stage.site.url}/profile`);
  }
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(20);
  for (const route of held) expect(route.request().headers().authorization).toBeDefined();

  const before = stage.api.ledger.length;
  await refuseAll();

  for (const tab of tabs) {
    await expect(tab).toHaveURL(`${stage.site.url}/`);
    await expect(tab.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  }
  expect(Object.values(await storedSession(page))).toEqual([null, null, null, null, null]);
  const messages = () => Promise.all(tabs.map((tab) => tab.getByText(EXPIRED).count()));
  await expect.poll(async () => Math.max(...(await messages()))).toBe(1);
  const ended = await Promise.all(
    tabs.map((tab) => tab.evaluate(() => Number(Reflect.get(window, 'ended')))),
  );
  expect(Math.max(...ended)).toBe(1);

  // No later request carries the ended session, wherever these tabs go.
  await context.unrouteAll({ behavior: 'wait' });
  for (const tab of tabs) {
    await navigate(tab, '/jobs');
    await expect(tab.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  }
  const since = stage.api.ledger.slice(before);
  const logouts = since.filter(({ path }) => path === '/api/auth/logout');
  expect(logouts.length).toBeLessThanOrEqual(1);
  expect(since.filter((entry) => entry.headers.authorization && !logouts.includes(entry))).toEqual([]);
});

test('an open Sign In or Create Account dialog closes when another tab signs in (F-057)', async ({
  page,
  stage,
  context,
}) => {
  const session = await logIn(page.request, ACCOUNTS.user, stage.api.url);
  stage.api.reset();
  const other = await context.newPage();
  await page.goto(`${stage.site.url}/jobs`);
  for (const [open, field] of [
    [openSignIn, 'Email'],
    [openRegister, 'First Name'],
  ] as const) {
    await page.bringToFront();
    const dialog = await open(page);
    await dialog.getByLabel(field).fill('Somebody');
    await storeSession(other, session, stage.site.url);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open profile menu' })).toBeVisible();
    // The same page, with a focus, and nothing of the form was sent.
    await expect(page).toHaveURL(`${stage.site.url}/jobs`);
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    expect(stage.api.calls('POST /api/auth/**')).toEqual([]);
    // The dialog is not needed any more, so it does not return when the other tab signs out.
    await other.evaluate(() => window.localStorage.clear());
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await navigate(page, '/jobs');
    await expect(page).toHaveURL(`${stage.site.url}/jobs`);
  }
});

test('a page that opens asks once who is signed in: the check of the session and the page share the answer', async ({
  page,
  stage,
}) => {
  await openSignedIn(page, stage, `${stage.site.url}/robots.txt`, 'user');
  for (const path of ['/dashboard', '/profile', '/settings', '/profile/edit']) {
    stage.api.reset();
    await page.goto(stage.site.url + path, { waitUntil: 'networkidle' });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(stage.api.calls('GET /api/auth/me'), path).toHaveLength(1);
  }
  // The answer is not used a second time: the next read goes to the server.
  await navigate(page, '/settings');
  await page.evaluate(() => void window.dispatchEvent(new Event('online')));
  await expect.poll(() => stage.api.calls('GET /api/auth/me').length).toBeGreaterThan(1);
});
