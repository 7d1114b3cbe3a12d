import type { Page } from '@playwright/test';
import { navigate, openRegister, openSignIn, signIn, signOut, storedSession } from '../../support/browser';
import { FaultServer } from '../../support/fault-server/FaultServer';
import { expect, fault, type Stage, test } from '../../support/faultStage';
import { kept, keptEntries, openQuiet, PERSON } from '../../support/hostileStage';
import { type ServedBuild, serveBuild } from '../../support/serveBuild';

/**
 * docs/reliability.md#leaks-and-logging: unique values for token, password, e-mail and name, and where they
 * appear.
 */
const CANARY = {
  token: 'tok-canary-8f3a',
  refresh: 'ref-canary-77b1',
  password: 'Pw-canary-51c9!',
  email: 'mail-canary-20d4@b.test',
  first: 'Namecanary',
  last: 'Lastcanary',
};
const SECRETS = [CANARY.token, CANARY.refresh, CANARY.password, CANARY.email];
const LOG = 'POST /in';
const person = {
  ...PERSON,
  email: CANARY.email,
  fullName: `${CANARY.first} ${CANARY.last}`,
  accessToken: CANARY.token,
  refreshToken: CANARY.refresh,
};

interface Entry {
  readonly timestamp: string;
  readonly level: string;
  readonly message: string;
  readonly url: string;
  readonly [field: string]: unknown;
}
const batches = (logs: FaultServer) =>
  logs.calls(LOG).map(({ body }) => (JSON.parse(body) as { logs: Entry[] }).logs);
const found = (secrets: readonly string[], ...texts: readonly string[]) =>
  secrets.filter((secret) =>
    texts.some((text) => text.includes(secret) || text.includes(encodeURIComponent(secret))),
  );

/** A site whose log goes to its own server. */
async function loggingSite(
  stage: Stage,
): Promise<{ logs: FaultServer; site: ServedBuild; close(): Promise<void> }> {
  const logs = await FaultServer.start(() => Promise.resolve(new Response(null, { status: 204 })));
  const site = await serveBuild({
    VITE_API_BASE_URL: stage.api.url,
    VITE_API_TIMEOUT_MS: '1500',
    VITE_API_RETRY_ATTEMPTS: '1',
    VITE_LOG_ENDPOINT: `${logs.url}/in`,
    VITE_LOG_LEVEL: 'debug',
  });
  const close = async () => {
    await site.close();
    await logs.close();
  };
  return { logs, site, close };
}

/** Answers that repeat the request, so that secrets also come from the server. */
const echo = (status: number, password = '') =>
  fault.status(status, {
    message: `${CANARY.email} ${password} Bearer ${CANARY.token}`,
    accessToken: CANARY.token,
    errors: { email: [password, `Bearer ${CANARY.token}`] },
  });

async function attempt(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(CANARY.email);
  await dialog.getByLabel('Password', { exact: true }).fill(CANARY.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
}

/** Adds entries to the log: each denial is one warning, and leads to /. */
async function deny(page: Page, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    const before = await page.evaluate(() => history.length);
    await navigate(page, `/admin/users/${index}`);
    await expect
      .poll(() => page.evaluate(() => [history.length, location.pathname] as const))
      .toEqual([before + 1, '/']);
  }
}

test('secrets are in no console, no log and no address, whatever fails and is repeated (F-107, F-108, F-109)', async ({
  page,
  stage,
  oracles,
  context,
}) => {
  const { logs, site, close } = await loggingSite(stage);
  for (const { url } of [site, logs]) oracles.allowOrigin(url);
  oracles.allowConsole(/blocked by CORS policy/);
  const lines: string[] = [];
  const urls: string[] = [];
  context.on('console', (message) => lines.push(message.text()));
  context.on('request', (request) => urls.push(request.url()));

  await page.goto(site.url);
  await openSignIn(page);
  for (const what of [
    echo(400, CANARY.password),
    echo(401, CANARY.password),
    echo(500, CANARY.password),
    fault.html(),
    fault.reset(),
    fault.ok({ success: false }),
  ]) {
    stage.api.script('POST /api/auth/login', what);
    await attempt(page);
    // Secrets of the request are not shown, not even to the person (who may see the e-mail).
    expect(found([CANARY.password, CANARY.token], await page.locator('body').innerText())).toEqual([]);
  }
  await page.keyboard.press('Escape');
  stage.api.script('POST /api/auth/login', fault.ok(person));
  stage.api.script('GET /api/**', echo(500));
  await page.goto(site.url);
  await signIn(page, CANARY.email, CANARY.password);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await storedSession(page)).auth_token).toBe(CANARY.token);
  for (const path of ['/profile', '/settings', '/messages', '/admin/users']) {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(found([CANARY.password, CANARY.token], await page.locator('body').innerText())).toEqual([]);
  }
  await openQuiet(page, site.url);
  const local = await keptEntries(page);
  expect(local.visatalent_log ?? '[]').not.toBe('[]');
  expect(found(SECRETS, local.visatalent_log ?? '', ...lines)).toEqual([]);
  // The token is in its own key and in no other; the password is in none.
  const keysOf = (secret: string) => Object.keys(local).filter((key) => local[key]?.includes(secret));
  expect(keysOf(CANARY.token)).toEqual(['auth_token']);
  expect(keysOf(CANARY.password)).toEqual([]);
  expect(found(SECRETS, ...urls)).toEqual([]);

  const entries = batches(logs).flat();
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) {
    const fields = { level: entry.level, message: entry.message, context: entry.context };
    for (const value of Object.values(fields)) expect(typeof value).toBe('string');
    expect(new Date(entry.timestamp).toISOString()).toBe(entry.timestamp);
    for (const name of ['sessionId', 'userId', 'userAgent', 'url'])
      expect(Object.keys(entry)).toContain(name);
    expect(entry.url).not.toMatch(/[?#]/);
  }
  for (const call of logs.calls(LOG)) {
    expect(call.headers.authorization).toBeUndefined();
    expect(call.headers.cookie).toBeUndefined();
    expect(found(SECRETS, call.body, JSON.stringify(call.headers))).toEqual([]);
  }
  await close();
});

test('only two calls carry an e-mail or a token in their address (F-108)', async ({
  page,
  stage,
  context,
}) => {
  const urls: string[] = [];
  const lines: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  context.on('console', (message) => lines.push(message.text()));
  await page.goto(stage.site.url);
  const dialog = await openRegister(page);
  await dialog.getByLabel('Email').fill(CANARY.email);
  await dialog.getByLabel('First Name').fill(CANARY.first);
  await page.keyboard.press('Tab');
  await page.goto(`${stage.site.url}/reset-password?token=${CANARY.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.url()).toBe(`${stage.site.url}/reset-password`);
  await expect.poll(() => stage.api.calls('GET /api/auth/validate-reset-token').length).toBeGreaterThan(0);
  const allowed = /\/api\/auth\/(check-email|validate-reset-token)\?|\/reset-password\?token=/;
  expect(found(SECRETS, ...urls.filter((url) => !allowed.test(url)))).toEqual([]);
  await openQuiet(page, stage.site.url);
  expect(found(SECRETS, await kept(page), ...lines)).toEqual([]);
  for (const { headers } of stage.api.ledger) expect(headers.referer).toBeUndefined();
});

test('ten entries, or thirty seconds, or the end of the page: one POST each (F-111)', async ({
  page,
  stage,
  oracles,
}) => {
  const { logs, site, close } = await loggingSite(stage);
  for (const { url } of [site, logs]) oracles.allowOrigin(url);
  await page.clock.install();
  // A page without requests to the backend, which would be logged too.
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await deny(page, 10);
  await expect.poll(() => batches(logs).map((entries) => entries.length)).toEqual([10]);
  await deny(page, 3);
  await page.clock.fastForward(30_000);
  await expect.poll(() => batches(logs).map((entries) => entries.length)).toEqual([10, 3]);
  await deny(page, 3);
  await openQuiet(page, site.url);
  await expect.poll(() => batches(logs).map((entries) => entries.length)).toEqual([10, 3, 3]);
  const [first] = logs.calls(LOG);
  expect(Object.keys(JSON.parse(first?.body ?? '{}') as object)).toEqual(['logs']);
  await close();
});

test('a log endpoint that hangs or fails gets one call at a time, and nobody is told (F-112)', async ({
  page,
  stage,
  oracles,
}) => {
  const { logs, site, close } = await loggingSite(stage);
  for (const { url } of [site, logs]) oracles.allowOrigin(url);
  await page.clock.install();
  await page.goto(`${site.url}/about`);
  for (const what of [fault.hang(), fault.status(500)]) {
    logs.reset();
    logs.script(LOG, what);
    await deny(page, 12);
    // Entries that failed before wait for the next half minute.
    await page.clock.fastForward(31_000);
    await expect.poll(() => logs.calls(LOG).length).toBeGreaterThan(0);
    expect(logs.calls(LOG).filter(({ closedAt }) => closedAt === null).length).toBeLessThanOrEqual(1);
    for (let minutes = 0; minutes < 3; minutes += 1) await page.clock.fastForward(60_000);
    expect(logs.calls(LOG).filter(({ closedAt }) => closedAt === null).length).toBeLessThanOrEqual(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  for (const call of logs.calls(LOG)) expect(call.headers.authorization).toBeUndefined();
  logs.reset();
  await expect
    .poll(async () => {
      await page.clock.fastForward(31_000);
      return batches(logs).flat().length;
    })
    .toBeGreaterThan(0);
  // Every entry is about the page, none about the log.
  expect(
    batches(logs)
      .flat()
      .filter(({ message }) => message !== 'Access denied'),
  ).toEqual([]);
  await close();
});

test('after a sign-out nothing in any storage names the person (F-114)', async ({ page, stage }) => {
  stage.api.script('GET /api/**', fault.status(404));
  stage.api.script('POST /api/auth/login', fault.ok(person));
  await page.goto(stage.site.url);
  await signIn(page, CANARY.email, CANARY.password);
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const path of ['/profile', '/profile/edit', '/settings']) {
    await navigate(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await signOut(page);
  await expect(page).toHaveURL(`${stage.site.url}/`);
  const left = await page.evaluate(async () =>
    JSON.stringify([
      Object.entries(window.localStorage),
      Object.entries(window.sessionStorage),
      await indexedDB.databases(),
      await caches.keys(),
      document.cookie,
      document.title,
      window.name,
      history.state,
      document.documentElement.outerHTML,
    ]),
  );
  expect(found([...SECRETS, CANARY.first, CANARY.last], left)).toEqual([]);
});
