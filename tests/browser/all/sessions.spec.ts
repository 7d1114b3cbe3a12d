import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page, type Request } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/chromium.mjs';
import {
  ACCOUNTS,
  PASSWORD,
  logIn,
  navigate,
  openRegister,
  openSignIn,
  signIn,
  signOut,
  storeSession,
  storedSession,
} from '../../support/browser';
import { expect, fault, openSignedIn, type Stage, test } from '../../support/faultStage';
import { kept, keep, keptSession, PERSON, switchRole, watchTexts } from '../../support/hostileStage';
import { cover } from '../../support/sample';
import { serveBuild } from '../../support/serveBuild';

/** docs/reliability.md#session-tokens-tabs-races: sessions with several tabs, clocks and races. */
const HOUR = 3_600_000;
const EXPIRED = 'Authentication expired. Please login again.';
const account = (page: Page) => page.getByRole('button', { name: 'Open profile menu' });
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const isGone = async (page: Page) =>
  Object.values(await storedSession(page)).every((value) => value === null);
const withToken = ({ api }: Stage) => api.ledger.filter(({ headers }) => headers.authorization !== undefined);

test('a token that is not allowed in a header makes no session, at login or registration (F-049)', async ({
  page,
  stage,
}) => {
  const tokens: unknown[] = [
    undefined,
    null,
    '',
    5,
    {},
    [],
    ' ',
    'a b',
    'ü',
    'undefined',
    'null',
    'a\r\nX-Evil: 1',
  ];
  await page.goto(stage.site.url);
  const dialog = await openSignIn(page);
  const submit = dialog.getByRole('button', { name: 'Sign In', exact: true });
  await dialog.getByLabel('Email').fill('ada@b.test');
  // src/api/sessionAnswer.test.ts has them all.
  for (const accessToken of cover(tokens, 3)) {
    stage.api.script('POST /api/auth/login', fault.ok({ ...PERSON, accessToken }));
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const before = stage.api.calls('POST /api/auth/login').length;
    await submit.click();
    await expect.poll(() => stage.api.calls('POST /api/auth/login').length).toBe(before + 1);
    await expect(submit, String(accessToken)).toBeEnabled();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(await isGone(page)).toBe(true);
  }
  expect(withToken(stage)).toEqual([]);
});

test('a sign-in, another person and a sign-out reach the other tab (F-057, F-058)', async ({
  page,
  stage,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(`${stage.site.url}/jobs`);
  await expect(login(other)).toBeVisible();
  await page.goto(stage.site.url);
  await signIn(page, ACCOUNTS.user);
  await expect(account(other)).toBeVisible();
  await navigate(other, '/settings');
  await expect(heading(other, 'Settings')).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL(`${stage.site.url}/`);
  await expect(login(other)).toBeVisible();
  const until = stage.api.ledger.length;
  await navigate(other, '/jobs');
  await expect(heading(other, 'Jobs')).toBeVisible();
  const after = stage.api.ledger.slice(until).filter(({ path }) => path !== '/api/auth/logout');
  expect(after.filter(({ headers }) => headers.authorization)).toEqual([]);

  // The session can be removed in any way; here the person clears the site's data.
  await signIn(page, ACCOUNTS.user);
  await expect(account(other)).toBeVisible();
  await navigate(other, '/settings');
  await page.evaluate(() => window.localStorage.clear());
  await expect(other).toHaveURL(`${stage.site.url}/`);
  await expect(login(page)).toBeVisible();
});

test('a role switch in one tab reaches the other, which leaves a page that the new role may not see (F-061)', async ({
  page,
  stage,
  context,
}) => {
  await openSignedIn(page, stage, `${stage.site.url}/settings`, 'both');
  await expect(heading(page, 'Settings')).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${stage.site.url}/admin/education-levels`);
  await expect(heading(other, 'Education Levels')).toBeVisible();
  await switchRole(page, 'User');
  await expect(page).toHaveURL(/\/settings$/);
  await expect(other).toHaveURL(`${stage.site.url}/dashboard`);
  await switchRole(page, 'Administrator');
  await expect(other).toHaveURL(/\/(admin|dashboard)$/);
  await expect(
    other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }),
  ).toHaveAttribute('href', '/admin');
});

test('the next person’s page is read again, and never shows the data of the one before (F-064)', async ({
  page,
  stage,
}) => {
  await openSignedIn(page, stage, `${stage.site.url}/profile`, 'both');
  await expect(page.getByRole('main').getByText(ACCOUNTS.both).first()).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(`${stage.site.url}/`);
  await page.evaluate((email) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body.innerText.includes(email)) seen.push(location.pathname);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, ACCOUNTS.both);
  const until = stage.api.ledger.length;
  await signIn(page, ACCOUNTS.user);
  await navigate(page, '/profile');
  await expect(page.getByRole('main').getByText(ACCOUNTS.user).first()).toBeVisible();
  const asked = () =>
    stage.api.ledger.slice(until).filter(({ path }) => path.includes('/UserProfiles/by-user/'));
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});

test('the CSRF value is sent with writes to the API, in its header, and nowhere else (F-067)', async ({
  page,
  stage,
  oracles,
}) => {
  const VALUE = 'csrf-canary-4711';
  const site = await serveBuild({
    VITE_API_BASE_URL: stage.api.url,
    VITE_CSRF_COOKIE: 'XSRF',
    VITE_CSRF_HEADER: 'X-CSRF-Token',
  });
  oracles.allowOrigin(site.url);
  const urls: string[] = [];
  const lines: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  page.on('console', (message) => lines.push(message.text()));
  for (const [url, expected] of [
    [site.url, VALUE],
    [stage.site.url, undefined],
  ] as const) {
    stage.api.reset();
    await page.goto(`${url}/jobs`);
    await page.evaluate((value) => {
      document.cookie = `XSRF=${value}; path=/`;
    }, VALUE);
    await signIn(page, ACCOUNTS.user);
    await navigate(page, '/settings');
    await expect(heading(page, 'Settings')).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL(`${url}/`);
    await expect.poll(() => stage.api.calls('POST /api/auth/logout').length).toBe(1);
    const { ledger } = stage.api;
    const writes = ledger.filter(({ method }) => method === 'POST');
    expect(writes.map(({ headers }) => headers['x-csrf-token'])).toEqual(writes.map(() => expected));
    const reads = ledger.filter(({ method }) => method === 'GET');
    expect(reads.length).toBeGreaterThan(0);
    for (const entry of reads) expect(JSON.stringify(entry.headers)).not.toContain(VALUE);
    expect([await kept(page), ...urls, ...lines].filter((text) => text.includes(VALUE))).toEqual([]);
  }
  await site.close();
});

test('an idle hour is announced two minutes before its end; a key or another tab extends it, else it ends with a reason (F-069)', async ({
  page,
  stage,
  context,
}) => {
  await page.clock.install();
  await openSignedIn(page, stage, `${stage.patientSite.url}/settings`, 'user');
  await expect(heading(page, 'Settings')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  // The app asks for news all the time. That keeps nobody signed in.
  const polls = () => stage.api.calls('GET /api/updates').length;
  await expect.poll(polls).toBe(1);
  await page.clock.fastForward(HOUR - 130_000);
  await expect(warning).toHaveCount(0);
  await expect.poll(polls).toBe(2);
  await page.clock.fastForward(20_000);
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('k');
  await expect(warning).toBeHidden();

  // Activity in another tab keeps this one signed in.
  await page.clock.fastForward(HOUR - 100_000);
  await expect(warning).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${stage.patientSite.url}/robots.txt`);
  const now = await page.evaluate(() => Date.now());
  await other.evaluate((at) => window.localStorage.setItem('visatalent_last_activity', String(at)), now);
  await expect(warning).toBeHidden();
  await page.clock.fastForward(HOUR - 200_000);
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(warning).toHaveCount(0);
  await page.bringToFront();

  // The timers of a sleeping computer do not run: on waking nothing of the page is shown.
  await page.clock.fastForward(HOUR + 60_000);
  await expect(page).toHaveURL(`${stage.patientSite.url}/`);
  await expect(page.getByText(/after an hour of inactivity/)).toHaveCount(1);
  expect(await isGone(page)).toBe(true);
});

test('a wrong clock signs nobody out and causes no repeated requests (F-070)', async ({ page, stage }) => {
  // src/identity/session/idleness.test.ts has them all.
  const times = cover([Date.now() + 24 * HOUR, Date.now() - 24 * HOUR, 1000], 2);
  await page.clock.install({ time: Date.now() });
  await page.goto(stage.site.url);
  for (const time of times) {
    stage.api.reset();
    await page.clock.setSystemTime(time);
    await signIn(page, ACCOUNTS.user);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.reload();
    await navigate(page, '/settings');
    await expect(heading(page, 'Settings')).toBeVisible();
    expect(await isGone(page)).toBe(false);
    expect(stage.api.calls('GET /api/auth/me').length).toBeLessThanOrEqual(3);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await signOut(page);
    await expect(page).toHaveURL(`${stage.site.url}/`);
  }
});

test('a role that the server takes away is gone at the next check; a network failure ends nothing (F-072)', async ({
  page,
  stage,
}) => {
  const ME = 'GET /api/auth/me';
  // Counted when it arrives, because a check that is due while another one is open joins it.
  let answers = 0;
  const count = (request: Request) => {
    if (`${request.method()} ${new URL(request.url()).pathname}` === ME) answers += 1;
  };
  page.on('requestfinished', count);
  page.on('requestfailed', count);
  await page.clock.install();
  await openSignedIn(page, stage, `${stage.site.url}/help`, 'both');
  await expect(heading(page, 'Help & Support')).toBeVisible();
  await expect.poll(() => answers).toBeGreaterThan(0);
  for (const what of [fault.reset(), fault.status(503), fault.reset(), fault.status(502)]) {
    const before = answers;
    stage.api.script(ME, what);
    await page.mouse.click(700, 400);
    await page.clock.fastForward(300_000);
    await expect.poll(() => answers).toBeGreaterThan(before);
    await expect(heading(page, 'Help & Support')).toBeVisible();
  }
  expect(await isGone(page)).toBe(false);
  const { auth_user: user } = await storedSession(page);
  const { id, email } = JSON.parse(user ?? '{}') as { id: string; email: string };
  stage.api.script(
    ME,
    fault.ok({
      userId: id,
      userProfileId: null,
      email,
      fullName: 'Both Ways',
      roles: ['end_user'],
      isEmailVerified: true,
      twoFactorEnabled: false,
      googleLinked: false,
      hasPassword: true,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    }),
  );
  await page.mouse.click(700, 400);
  await page.clock.fastForward(300_000);
  await expect
    .poll(async () => {
      const { current_role: role, auth_token: token } = await storedSession(page);
      return token === null || role === 'User';
    })
    .toBe(true);
  await navigate(page, '/admin');
  await expect(page).toHaveURL(/\/(dashboard)?$/);
});

test('the 51st switch of an hour is refused, over reloads and tabs, and allowed again later (F-073)', async ({
  page,
  stage,
  context,
}) => {
  await page.clock.install();
  await openSignedIn(page, stage, `${stage.patientSite.url}/settings`, 'both');
  await expect(heading(page, 'Settings')).toBeVisible();
  await page.evaluate(() => {
    const { id } = JSON.parse(window.localStorage.getItem('auth_user') ?? '{}') as { id: string };
    const times = Array.from({ length: 49 }, (_, index) => Date.now() - 60_000 - index);
    window.localStorage.setItem('visatalent_role_switches', JSON.stringify({ [id]: times, other: times }));
  });
  await switchRole(page, 'User');
  await expect(page.getByText('Switched to User')).toBeVisible();
  const refused = async (at: Page) => {
    await switchRole(at, 'Administrator');
    await expect(at.getByRole('alert').filter({ hasText: 'Failed to switch role' })).toBeVisible();
    expect((await storedSession(at)).current_role).toBe('User');
    await expect(at.getByText('Switching roles...')).toHaveCount(0);
  };
  await refused(page);
  await page.reload();
  await refused(page);
  const other = await context.newPage();
  await other.goto(`${stage.patientSite.url}/settings`);
  await refused(other);
  await other.close();
  await page.mouse.click(700, 500);
  await page.clock.fastForward(HOUR / 2);
  await page.mouse.click(700, 500);
  await page.clock.fastForward(HOUR / 2 + 1000);
  await switchRole(page, 'Administrator');
  await expect(page.getByText('Switched to Administrator')).toBeVisible();
});

test('a switch that waits for a check ends with the check or without it, and never stays a spinner (F-075)', async ({
  page,
  stage,
}) => {
  // The client stops waiting for a slow check after four seconds; here the check never ends.
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, delay?: number, ...rest: unknown[]) =>
        delay === 4000 ? 0 : real(act, delay, ...rest),
    });
  });
  let letGo: () => void = () => undefined;
  let held = Promise.resolve();
  await page.route('**/api/auth/me', async (route) => {
    await held;
    await route.continue();
  });
  const session = await logIn(page.request, ACCOUNTS.both, stage.api.url);
  for (const [name, what, status, where] of [
    ['500', fault.status(500), 'decided', 'patientSite'],
    ['no answer', fault.reset(), 'decided', 'patientSite'],
    ['401', fault.status(401), 'signedOut', 'patientSite'],
    ['a timeout', fault.hang(), 'decided', 'site'],
  ] as const) {
    await test.step(name, async () => {
      stage.api.reset();
      stage.api.script('GET /api/auth/me', what);
      await storeSession(page, session, stage[where].url);
      await page.evaluate(() => window.localStorage.setItem('current_role', 'User'));
      held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.goto(`${stage[where].url}/settings`);
      await expect(heading(page, 'Settings')).toBeVisible();
      await switchRole(page, 'Administrator');
      letGo();
      if (status === 'signedOut') {
        await expect(page).toHaveURL(`${stage[where].url}/`);
        await expect(page.getByText(EXPIRED)).toHaveCount(1);
        await expect(page.getByText('Switched to')).toHaveCount(0);
        expect(await isGone(page)).toBe(true);
      } else {
        // The switch itself sends no request (R-1073): it uses the roles that the person has.
        await expect
          .poll(async () => (await storedSession(page)).current_role, { timeout: 20_000 })
          .toBe('Admin');
      }
      await expect(page.getByText('Switching roles...')).toHaveCount(0);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });
  }
});

test('Back through the back-forward cache shows no data of a person who has signed out (F-128)', async ({
  stage,
  oracles,
}) => {
  // As with a host that does not send no-store, the browser keeps the whole page.
  const proxy = createServer((request, response) => {
    void fetch(stage.site.url + (request.url ?? '/')).then(async (answer) => {
      for (const [name, value] of answer.headers)
        if (!/^(connection|content-length|transfer-encoding|content-encoding)$/.test(name))
          response.setHeader(name, value);
      response.setHeader('Cache-Control', 'no-cache');
      response.writeHead(answer.status);
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  oracles.allowOrigin(url);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? ensureChromium(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await oracles.watch(context);
    const page = await context.newPage();
    await page.addInitScript((email) => {
      window.addEventListener('pageshow', ({ persisted }) => {
        if (!persisted) return;
        const seen: string[] = [];
        Object.assign(window, { persisted, seen });
        const look = () => {
          if (document.body.innerText.includes(email)) seen.push(email);
        };
        look();
        new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
        const frame = () => {
          look();
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      });
    }, ACCOUNTS.user);
    await page.goto(url);
    await signIn(page, ACCOUNTS.user);
    await page.goto(`${url}/profile`);
    await expect(page.getByRole('main').getByText(ACCOUNTS.user).first()).toBeVisible();
    await page.goto(`${url}/settings`);
    await expect(heading(page, 'Settings')).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL(`${url}/`);
    // / replaced /settings in history, so the page before it is the profile. The test waits for this answer,
    // because going back may end its document.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'persisted')).catch(() => null))
      .toBe(true);
    await expect(page).toHaveURL(`${url}/`);
    await expect(login(page)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
  } finally {
    await browser.close();
    await new Promise((resolve) => {
      proxy.close(resolve);
      proxy.closeAllConnections();
    });
  }
});

test('a registration and a sign-in that the person left have no later effect (F-052)', async ({
  page,
  stage,
}) => {
  const seen = await watchTexts(page, /Ada Lovelace/);
  stage.api.script('POST /api/auth/login', fault.delay(1000, fault.ok(PERSON)));
  await page.goto(stage.patientSite.url);
  const dialog = await openSignIn(page);
  await dialog.getByLabel('Email').fill('ada@b.test');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect.poll(() => stage.api.calls('POST /api/auth/login').length).toBe(1);
  await navigate(page, '/jobs');
  await page.keyboard.press('Escape');
  await openRegister(page);
  await expect.poll(() => stage.api.calls('POST /api/auth/login')[0]?.closedAt).not.toBeNull();
  expect(await isGone(page)).toBe(true);
  expect(await seen()).toEqual([]);
  await keep(page, stage.patientSite.url, keptSession());
});
