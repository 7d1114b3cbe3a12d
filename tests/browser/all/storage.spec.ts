import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/chromium.mjs';
import { signIn, signOut, storedSession } from '../../support/browser';
import { expect, fault, openSignedIn, test } from '../../support/faultStage';
import { answerLogin, keep, keptEntries, keptSession, openQuiet, turnTo } from '../../support/hostileStage';
import { BROKEN_PARTS } from '../../../src/identity/session/brokenUsers.fixture';
import { cover, pairs, WHOLE } from '../../support/sample';
import { ROUTES } from '../../../src/routing/routes';

/** docs/reliability.md#storage: stored values are hostile input, and storage may be refused at any time. */
const KEYS = ['auth_user', 'auth_token', 'auth_refresh_token', 'current_role'] as const;
const FORGETFUL = /This browser doesn’t let us save anything/;
const notNull = (session: Record<string, string | null>) =>
  Object.entries(session).flatMap(([key, value]) => (value === null ? [] : [key]));

const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });
const account = (page: Page) => page.getByRole('button', { name: 'Open profile menu' });

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Change language, EN' }).click();
  await page.getByRole('menuitem', { name }).or(page.getByRole('menuitemradio', { name })).click();
}

/** Fills the origin's storage to the last character. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    let at = 0;
    for (let size = 512 * 1024; size >= 1; size = size > 1 ? Math.floor(size / 2) : 0) {
      try {
        for (;;) {
          window.localStorage.setItem(`fill${at}`, 'x'.repeat(size));
          at += 1;
        }
      } catch {
        // This piece is too large now, so a smaller one is tried.
      }
    }
  });

test('a key that is alone, or broken, or of another shape, makes no session (F-031)', async ({
  page,
  stage,
}) => {
  if (WHOLE) test.setTimeout(150_000);
  const values = ['{bad', '', 'null', '[]', '123', '"x"', 'undefined', 'x'.repeat(1024 * 1024)];
  // src/identity/session/sessionStore.test.ts has every key with every value.
  for (const [key, value] of pairs(KEYS, values)) {
    const name = `${key}=${value.slice(0, 12)}`;
    await keep(page, stage.site.url, { [key]: value });
    await page.goto(`${stage.site.url}/dashboard`);
    await expect(page, name).toHaveURL(`${stage.site.url}/`);
    await expect(login(page)).toBeVisible();
    await expect.poll(async () => notNull(await storedSession(page)), name).toEqual([]);
  }
  expect(stage.api.ledger).toEqual([]);
});

test('a user that is valid JSON of a wrong shape ends the session; a wrong role is replaced (F-031, F-033)', async ({
  page,
  stage,
}) => {
  stage.api.script('GET /api/**', fault.status(404));
  const user = keptSession();
  const broken: Record<string, string>[] = [
    ...BROKEN_PARTS.map((part) => keptSession(part)),
    { ...user, auth_user: `[${user.auth_user}]` },
    { ...user, auth_token: 'two words' },
    { auth_user: user.auth_user ?? '' },
    { auth_token: 'token-of-ada' },
    { auth_refresh_token: 'refresh', refresh_token: 'older' },
  ];
  // src/identity/session/sessionStore.test.ts has them all.
  for (const entries of cover(broken, 3)) {
    const name = JSON.stringify(entries).slice(0, 200);
    await keep(page, stage.site.url, entries);
    await page.goto(`${stage.site.url}/profile`);
    await expect(page, name).toHaveURL(`${stage.site.url}/`);
    await expect(login(page)).toBeVisible();
    await expect.poll(async () => notNull(await storedSession(page)), name).toEqual([]);
  }
  // src/identity/roles/roleStore.test.ts has them all.
  for (const role of cover(['{bad', '', 'null', '"User"', 'admin'], 4)) {
    await keep(page, stage.site.url, { ...user, current_role: role });
    await page.goto(`${stage.site.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect.poll(async () => (await storedSession(page)).current_role, role).toBe('User');
  }
});

test('invalid preferences become the defaults, and the stored values are repaired (F-032)', async ({
  page,
  stage,
}) => {
  const broken = {
    'theme-variant': '<b>',
    'is-dark-mode': 'yes',
    language: 'xx',
    'is-rtl': 'maybe',
    'use-gradient-text': '{}',
    'use-gradient-backgrounds': '"no"',
  };
  await keep(page, stage.site.url, broken);
  await page.goto(stage.site.url);
  const root = page.locator('html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(root).toHaveAttribute('data-theme', 'midnight');
  await expect(root).toHaveAttribute('data-dark-theme', /.*/);
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).toHaveAttribute('dir', 'ltr');
  await expect(root).toHaveAttribute('data-gradient-backgrounds', /.*/);
  await expect(root).not.toHaveAttribute('data-gradient-text', /.*/);
  const kept = await keptEntries(page);
  for (const [key, value] of Object.entries(broken)) expect(kept[key], key).not.toBe(value);
  expect(kept['theme-variant']).toBe('midnight');
});

test('keys of Object.prototype in stored values change nothing (F-034)', async ({ page, stage }) => {
  stage.api.script('GET /api/**', fault.status(404));
  const poison = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},';
  const { auth_user: user = '' } = keptSession();
  await keep(page, stage.site.url, {
    ...keptSession(),
    auth_user: `{${poison}${user.slice(1)}`,
    visatalent_drafts: `{${poison}"profile-section:personal":{}}`,
    visatalent_role_switches: `{${poison}"p-1":[1]}`,
    visatalent_log: `[{${poison}"message":"x"}]`,
  });
  await page.goto(`${stage.site.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto(`${stage.site.url}/profile/edit/personal`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => [Reflect.get({}, 'polluted'), Object.keys(Object.prototype)])).toEqual([
    undefined,
    [],
  ]);
});

/** The table of levels is for administrators; other people's dashboard reads only the order of the levels. */
const isForAdmins = ({ path }: { readonly path: string }) => /admin|EducationLevels$/i.test(path);

test('a role that was written into storage does not count (F-036)', async ({ page, stage }) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') lines.push(message.text());
  });
  await openSignedIn(page, stage, `${stage.site.url}/settings`, 'user');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  for (const role of ['Admin', '"Admin"', 'admin']) {
    lines.length = 0;
    await page.evaluate((value) => window.localStorage.setItem('current_role', value), role);
    await page.goto(`${stage.site.url}/admin`);
    await expect(page, role).toHaveURL(`${stage.site.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect((await storedSession(page)).current_role).toBe('User');
    expect(lines.filter((line) => line.includes('Access denied'))).toHaveLength(1);
  }
  expect(stage.api.ledger.filter(isForAdmins)).toEqual([]);
});

test('roles that were written into storage show nothing that the API does not return (F-037)', async ({
  page,
  stage,
}) => {
  const admin = Object.values(ROUTES).flatMap((route) =>
    route.path.startsWith('/admin') ? [route.path] : [],
  );
  await openSignedIn(page, stage, `${stage.site.url}/settings`, 'user');
  const forge = () =>
    page.evaluate(() => {
      const user = JSON.parse(window.localStorage.getItem('auth_user') ?? '{}') as object;
      const forged = { ...user, role: 'admin', roles: ['admin', 'administrator'] };
      window.localStorage.setItem('auth_user', JSON.stringify(forged));
      window.localStorage.setItem('current_role', 'Admin');
    });
  // The server says who this is, so nothing of the page is shown.
  for (const where of ['/admin', '/admin/education-levels']) {
    await forge();
    await page.goto(stage.site.url + where);
    await expect(page).toHaveURL(`${stage.site.url}/dashboard`);
    expect((await storedSession(page)).auth_user).toContain('end_user');
  }
  expect(stage.api.ledger.filter(isForAdmins)).toEqual([]);
  // The server cannot be asked: the pages are shown without the data that it refuses.
  stage.api.script('GET /api/auth/me', fault.status(404));
  await forge();
  await page.goto(`${stage.site.url}/admin`);
  await expect(page.getByText(/^Access denied\. You do not have permission/).first()).toBeVisible();
  for (const where of admin.filter((path) => path !== '/admin')) {
    await turnTo(page, where);
    await expect(page).toHaveURL(stage.site.url + where);
    await expect(page.getByRole('main').getByText('@visatalent.test')).toHaveCount(0);
  }
  stage.api.reset();
  await page.goto(`${stage.site.url}/admin`);
  await expect(page).toHaveURL(`${stage.site.url}/dashboard`);
});

/** Theme, language, sign-in and sign-out, as any person uses them. */
async function everyday(page: Page): Promise<void> {
  const root = page.locator('html');
  await page.getByRole('button', { name: 'Toggle dark mode' }).click();
  await expect(root).not.toHaveAttribute('data-dark-theme', /.*/);
  await signIn(page, 'ada@b.test');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(account(page)).toBeVisible();
  await chooseLanguage(page, 'Français');
  await expect(root).toHaveAttribute('lang', 'fr');
}

async function leaveInFrench(page: Page, siteUrl: string): Promise<void> {
  await page
    .getByRole('button', { name: /profil/i })
    .first()
    .click();
  await page.getByRole('menuitem').last().click();
  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
}

test('with storage full to the last character everything works in this tab, and one notice is shown (F-039)', async ({
  page,
  stage,
}) => {
  answerLogin(stage, {});
  await page.goto(stage.site.url);
  await expect(login(page)).toBeVisible();
  await page.evaluate(() => {
    window.localStorage.clear();
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.textContent) shown.push(node.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await fillStorage(page);
  await everyday(page);
  const kept = notNull(await storedSession(page));
  expect(kept.includes('auth_token')).toBe(kept.includes('auth_user'));
  const told = (await page.evaluate(() => Reflect.get(window, 'shown'))) as string[];
  expect(told.filter((text) => FORGETFUL.test(text)).length).toBe(1);
  await leaveInFrench(page, stage.site.url);
  expect(notNull(await storedSession(page))).toEqual([]);
});

test('with storage forbidden everything works in memory (F-040)', async ({ stage, oracles }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'no-storage-'));
  await mkdir(path.join(folder, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM_PATH ?? ensureChromium(),
    args: CHROMIUM_FLAGS,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  try {
    await oracles.watch(context);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    answerLogin(stage, {});
    for (const where of ['/about', '/jobs', '/dashboard', '/']) {
      await page.goto(stage.site.url + where);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const refused = await page.evaluate(() => {
      try {
        return window.localStorage.length;
      } catch (error) {
        return error instanceof Error ? error.name : '';
      }
    });
    expect(refused).toBe('SecurityError');
    await everyday(page);
    await leaveInFrench(page, stage.site.url);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a log that fills the storage makes room for a session (F-042)', async ({ page, stage }) => {
  answerLogin(stage, {});
  await keep(page, stage.site.url, {});
  await page.evaluate(() => {
    const entry = { timestamp: 't', level: 'info', context: 'x', message: 'm'.repeat(1000) };
    for (let lines = 6000; lines > 0; lines -= 50) {
      try {
        window.localStorage.setItem(
          'visatalent_log',
          JSON.stringify(Array.from({ length: lines }, () => entry)),
        );
        break;
      } catch {
        // Still too long.
      }
    }
  });
  await fillStorage(page);
  await page.goto(stage.site.url);
  await signIn(page, 'ada@b.test');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(notNull(await storedSession(page))).toEqual(expect.arrayContaining(['auth_user', 'auth_token']));
  await openQuiet(page, stage.site.url);
  const lines = await page.evaluate(
    () => (JSON.parse(window.localStorage.getItem('visatalent_log') ?? '[]') as unknown[]).length,
  );
  expect(lines).toBeLessThanOrEqual(1000);
  await signInAgain(page, stage.site.url);
});

async function signInAgain(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/dashboard`);
  await expect(account(page)).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(`${siteUrl}/`);
}

test('four megabytes in the key of a language or a log are repaired (F-044)', async ({ page, stage }) => {
  for (const key of ['language', 'visatalent_log', 'theme-variant', 'visatalent_drafts']) {
    await keep(page, stage.site.url, { [key]: '['.repeat(4 * 1024 * 1024) });
    await page.goto(stage.site.url);
    await login(page).click();
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    if (key === 'visatalent_drafts') continue;
    // The log is read when it is written.
    await openQuiet(page, stage.site.url);
    const length = await page.evaluate((name) => window.localStorage.getItem(name)?.length ?? 0, key);
    if (key !== 'visatalent_log') expect(length, key).toBeLessThan(100);
  }
});
