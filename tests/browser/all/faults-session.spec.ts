import {
  ACCOUNTS,
  logIn,
  navigate,
  openSignIn,
  sessionEntries,
  signIn,
  signOut,
  storedSession,
  storeElsewhere,
} from '../../support/browser';
import { expect, fault, openSignedIn, test } from '../../support/faultStage';
import { turnTo } from '../../support/hostileStage';
import { cover } from '../../support/sample';

/**
 * docs/reliability.md#session-tokens-tabs-races: tokens stay where they belong, and a session ends once and
 * completely.
 */
const EXPIRED = 'Authentication expired. Please login again.';
const gone = (session: Record<string, string | null>) =>
  Object.values(session).every((value) => value === null);

test('a logout is complete at once, whatever the network does (F-050, F-051, F-052)', async ({
  page,
  stage,
}) => {
  const cases = [
    fault.pass(),
    fault.status(500),
    fault.hang(),
    fault.reset(),
    fault.html(),
    fault.status(401),
  ];
  await page.goto(`${stage.site.url}/jobs`);
  for (const what of cases) {
    const session = await logIn(page.request, ACCOUNTS.user, stage.api.url);
    const token = session.accessToken;
    stage.api.reset();
    await storeElsewhere(page, sessionEntries(session));
    await expect(page.getByRole('button', { name: 'Open profile menu' })).toBeVisible();
    await navigate(page, '/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    stage.api.script('POST /api/auth/logout', what);
    const before = Date.now();
    await signOut(page);
    await expect(page).toHaveURL(`${stage.site.url}/`);
    expect(Date.now() - before).toBeLessThan(2500);
    expect(gone(await storedSession(page))).toBe(true);
    await expect.poll(() => stage.api.calls('POST /api/auth/logout').length).toBe(1);
    const [logout] = stage.api.calls('POST /api/auth/logout');
    expect([logout?.headers.authorization, logout?.body]).toEqual([`Bearer ${token}`, '{}']);
    // No later request carries the old session's token.
    await page.waitForTimeout(300);
    const after = stage.api.ledger.filter(({ at }) => at > (logout?.at ?? 0));
    expect(after.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('a refused token ends the session once, with one message (F-053, F-054)', async ({ page, stage }) => {
  for (const path of ['/dashboard', '/profile', '/settings']) {
    stage.api.reset();
    await openSignedIn(page, stage, `${stage.site.url}/robots.txt`, 'user');
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      stage.api.script(`${method} /api/**`, fault.status(401));
    await page.goto(`${stage.site.url}${path}`);
    await expect(page).toHaveURL(`${stage.site.url}/`);
    await expect(page.getByText(EXPIRED)).toHaveCount(1);
    expect(gone(await storedSession(page))).toBe(true);
    const refused = stage.api.ledger.length;
    await page.waitForTimeout(1200);
    expect(
      stage.api.ledger.slice(refused).filter(({ headers }) => headers.authorization !== undefined),
    ).toEqual([]);
    expect(stage.api.calls('POST /api/auth/logout').length).toBeLessThanOrEqual(1);
  }
});

test('a session survives every fault except a 401', async ({ page, stage }) => {
  await openSignedIn(page, stage, `${stage.site.url}/robots.txt`, 'user');
  const faults = [
    fault.status(403),
    fault.status(404),
    fault.html(),
    fault.status(500),
    fault.hang(),
    fault.reset(),
    fault.half({}),
  ];
  // Faults of the network: also F-072 in sessions.spec.ts. src/identity/session/sessionCheck.test.ts has
  // every kind.
  for (const what of cover(faults, 2)) {
    stage.api.reset();
    stage.api.script('GET /api/auth/me', what);
    await page.goto(`${stage.site.url}/settings`);
    await expect.poll(() => stage.api.calls('GET /api/auth/me').length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect((await storedSession(page)).auth_token).not.toBeNull();
  }
});

test('a wrong password ends nobody’s session and does not navigate (F-045)', async ({ page, stage }) => {
  await page.goto(`${stage.site.url}/about`);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill('user@visatalent.test');
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(page.getByText(EXPIRED)).toHaveCount(0);
  await expect(page).toHaveURL(/\/about$/);
  expect(stage.api.calls('POST /api/auth/login')).toHaveLength(1);
});

test('token and password go nowhere else, and nothing of the person stays (F-046, F-107, F-108, F-114)', async ({
  page,
  stage,
  context,
}) => {
  const lines: string[] = [];
  const urls: string[] = [];
  context.on('console', (message) => lines.push(message.text()));
  context.on('request', (request) => urls.push(request.url()));
  await page.goto(stage.site.url);
  await signIn(page, 'user@visatalent.test');
  await expect(page).toHaveURL(/\/dashboard$/);
  const { auth_token: token } = await storedSession(page);
  expect(token).not.toBeNull();
  await page.reload();
  for (const path of ['/profile', '/settings', '/applications', '/messages']) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await turnTo(page, path);
  }
  for (const entry of stage.api.ledger) expect(entry.headers.cookie).toBeUndefined();
  expect(stage.api.ledger.some(({ headers }) => headers.authorization === `Bearer ${token}`)).toBe(true);
  await signOut(page);
  await expect(page).toHaveURL(`${stage.site.url}/`);

  const left = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(window.localStorage),
      Object.entries(window.sessionStorage),
      document.cookie,
      document.title,
      window.name,
      history.state,
      document.documentElement.outerHTML,
    ]),
  );
  for (const secret of [token ?? '', 'Passw0rd!', 'user@visatalent.test']) {
    expect(left).not.toContain(secret);
    expect(lines.join('\n')).not.toContain(secret);
    expect(urls.filter((url) => url.includes(secret) || url.includes(encodeURIComponent(secret)))).toEqual(
      [],
    );
  }
});

test('redirects send nothing to another origin', async ({ page, stage }) => {
  const elsewhere = stage.patientSite.url;
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await page.goto(stage.site.url);
  const dialog = await openSignIn(page);
  await dialog.getByLabel('Email').fill('user@visatalent.test');
  for (const code of [301, 302, 307, 308]) {
    stage.api.reset();
    stage.api.script('POST /api/auth/login', fault.redirect(code, `${elsewhere}/stolen`));
    await dialog.getByLabel('Password', { exact: true }).fill('Passw0rd!');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect.poll(() => stage.api.calls('POST /api/auth/login').length).toBe(1);
    await expect(dialog.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Network error. Please check your connection and try again.',
    );
    expect(seen.filter((url) => url.startsWith(elsewhere))).toEqual([]);
  }
});
