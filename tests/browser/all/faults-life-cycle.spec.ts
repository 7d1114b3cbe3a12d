import { randomUUID } from 'node:crypto';
import { appStarted, navigate, openSignIn, storedSession } from '../../support/browser';
import { expect, fault, openSignedIn, test } from '../../support/faultStage';
import { readBuild, serveBuild } from '../../support/serveBuild';
import type { Files } from '../../../deploy/site.mjs';
import { pageOverflow } from '../accessibility/layout';

/** docs/reliability.md#life-cycle: start, new deploys, missing chunks, offline. */
const utf8 = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? '').toString('utf8');

/** The same app as another release: every script has a new name, and the old ones are gone. */
function nextRelease(build: Files, name: string): Files {
  const scripts = [...build.keys()].filter((file) => file.startsWith('/assets/') && file.endsWith('.js'));
  const renamed = new Map(
    scripts.map((file) => [
      file.slice('/assets/'.length),
      file.slice('/assets/'.length).replace(/\.js$/, `.${name}.js`),
    ]),
  );
  const rewrite = (text: string) => [...renamed].reduce((now, [from, to]) => now.replaceAll(from, to), text);
  return new Map(
    [...build].map(([file, bytes]) => {
      const text = /\.(?:js|html|css)$/.test(file) ? Buffer.from(rewrite(utf8(bytes))) : bytes;
      return [rewrite(file), text] as const;
    }),
  );
}

const without = (build: Files, part: RegExp): Files =>
  new Map([...build].filter(([file]) => !part.test(file)));

test('without its configuration the page says so in a readable text, and starts nothing else (F-116)', async ({
  page,
  oracles,
}) => {
  oracles.allowConsole(/Missing required environment variables/);
  oracles.forgive(/Missing required environment variables/);
  // The same files as a build without a name, because the run-time value is empty.
  const build = readBuild();
  const site = await serveBuild({ VITE_API_BASE_URL: '/' }, build);
  oracles.allowOrigin(site.url);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('text/html')) return route.fulfill({ response });
    const body = (await response.text()).replace(
      '"VITE_API_BASE_URL":"/"',
      '"VITE_API_BASE_URL":"","VITE_APP_NAME":" "',
    );
    return route.fulfill({ response, body });
  });
  await page.goto(`${site.url}/dashboard`);
  await expect(page.getByText('Missing required environment variables').first()).toBeVisible();
  await expect(page.getByText('VITE_API_BASE_URL')).toBeVisible();
  await expect(page.getByText('VITE_APP_NAME')).toBeVisible();
  expect(errors.join('\n')).toContain(
    'Missing required environment variables: VITE_APP_NAME, VITE_API_BASE_URL',
  );
  await site.close();
});

test('a tab that outlives two deploys reloads once for each, on the same page, with its session (F-117, F-121)', async ({
  page,
  stage,
  oracles,
}) => {
  const build = readBuild();
  const site = await serveBuild({ VITE_API_BASE_URL: stage.api.url }, build);
  oracles.allowOrigin(site.url);
  const token = await openSignedIn(page, stage, `${site.url}/settings`, 'user');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  for (const [release, path, heading] of [
    ['next', '/help', 'Help & Support'],
    ['after', '/profile', 'Profile'],
  ] as const) {
    // A new start drops everything that was prefetched, so this tab has only what it needs for this page.
    site.replace(nextRelease(build, release));
    loads = 0;
    await navigate(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    expect((await storedSession(page)).auth_token).toBe(token);
    expect(loads).toBeLessThanOrEqual(1);
  }
  await site.close();
});

test('a chunk that stays missing leads to an error page with a way to continue, after one reload (F-118)', async ({
  page,
  stage,
  oracles,
}) => {
  const build = readBuild();
  const site = await serveBuild({ VITE_API_BASE_URL: stage.api.url }, without(build, /\/assets\/HelpPage-/));
  oracles.allowOrigin(site.url);
  oracles.allowConsole(/could not be loaded|dynamically imported module/);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(`${site.url}/settings`);
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  loads = 0;
  await navigate(page, '/help');
  await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(loads).toBeLessThanOrEqual(1);

  // The rest still works, and the page works again when its chunk is back.
  site.replace(build);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeVisible();
  await site.close();
});

test('a dialog whose chunk is missing says so, and opens once it is back (F-118)', async ({
  page,
  stage,
  oracles,
}) => {
  const build = readBuild();
  const site = await serveBuild(
    { VITE_API_BASE_URL: stage.api.url },
    without(build, /\/assets\/AuthDialog-/),
  );
  oracles.allowOrigin(site.url);
  oracles.allowConsole(/could not be loaded|dynamically imported module/);
  await page.goto(site.url);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  for (let tries = 0; tries < 3; tries += 1) {
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForTimeout(800);
  }
  expect(loads).toBeLessThanOrEqual(1);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  site.replace(build);
  await page.reload();
  await expect(await openSignIn(page)).toBeVisible();
  await site.close();
});

test('on a phone the rest of the notice covers no title', async ({ page, stage, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto(`${stage.site.url}/help`);
  await appStarted(page);
  await context.setOffline(true);
  const whole = page.getByText(/^You’re offline\. /);
  await expect(whole).toBeVisible();
  await page.clock.fastForward(8000);
  const short = page.getByText('Offline', { exact: true });
  await expect(short).toBeVisible();
  const [word, title] = await Promise.all([
    short.boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ]);
  expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  await context.setOffline(false);
  await expect(page.getByText('You’re back online.')).toBeVisible();
  await expect(short).toHaveCount(0);
});

test('offline is announced, a write keeps its input, and the same action works afterwards without a reload (F-124)', async ({
  page,
  stage,
  context,
}) => {
  await page.goto(stage.site.url);
  const dialog = await openSignIn(page);
  await dialog.getByLabel('Email').fill('user@visatalent.test');
  await dialog.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Network error. Please check your connection and try again.',
  );
  await expect(dialog.getByLabel('Email')).toHaveValue('user@visatalent.test');
  await expect(page.getByText(/offline/i).first()).toBeAttached();
  await context.setOffline(false);
  await dialog.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(loads).toBe(0);
});

test('names are data everywhere, however long or hostile (F-001, F-012, F-133)', async ({ page, stage }) => {
  const hostile = `<img src=x onerror=alert(1)> ${'Ünïcödé'.repeat(150)}`;
  stage.api.script('GET /api/**', fault.status(404));
  stage.api.script(
    'POST /api/auth/login',
    fault.ok({
      userId: randomUUID(),
      userProfileId: null,
      email: 'a@b.test',
      fullName: hostile,
      roles: ['end_user'],
      accessToken: 'token-x',
    }),
  );
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(stage.site.url);
  const dialog = await openSignIn(page);
  await dialog.getByLabel('Email').fill('a@b.test');
  await dialog.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  // Another page that is opened before the answer would end the sign-in.
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const path of ['/dashboard', '/profile', '/settings']) {
    await page.goto(stage.site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Open profile menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await pageOverflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
