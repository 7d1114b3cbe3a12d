import { navigate, openRegister, openSignIn, PASSWORD, signIn } from '../../support/browser';
import { expect, fault, openSignedIn, test } from '../../support/faultStage';
import {
  answerLogin,
  countDialogs,
  elsewhere,
  keep,
  keptSession,
  openQuiet,
  turnTo,
} from '../../support/hostileStage';
import { ROUTES } from '../../../src/routing/routes';

/** docs/reliability.md#injection-and-rendering: the server's texts are data, wherever they are shown. */
const NAME = '<img src=x onerror=alert(1)> <svg/onload=alert(2)>';
const POISON = 'img[src="x"], svg[onload], [onerror], [onclick], a[href^="javascript" i], a[href^="data" i]';
const ADMIN_PATHS = Object.values(ROUTES).flatMap(({ path }) => (path.startsWith('/admin') ? [path] : []));

test('a name, an e-mail and a role that are markup stay literal in every place, attribute and log line (F-001, F-012)', async ({
  page,
  stage,
  context,
}) => {
  const dialogs = countDialogs(page);
  const lines: string[] = [];
  context.on('console', (message) => lines.push(message.text()));
  const email = '"><b>x</b>@b.test';
  answerLogin(stage, {
    fullName: NAME,
    email,
    roles: ['end_user', 'x" onmouseover="alert(3)\nline2', '<script>alert(4)</script>'],
  });
  await page.goto(stage.site.url);
  await signIn(page, 'ada@b.test');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('main').getByText('<img').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open profile menu' }).click();
  const menu = page.getByRole('menuitem', { name: 'Logout' }).locator('xpath=ancestor::*[@role="menu"]/..');
  await expect(page.getByText(NAME, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(email, { exact: true }).first()).toBeVisible();
  await expect(menu).toBeVisible();
  const titles = await page
    .locator('[title], [aria-label]')
    .evaluateAll((all) =>
      all.flatMap((element) => [element.getAttribute('title'), element.getAttribute('aria-label')]),
    );
  for (const title of titles.filter((text) => text?.includes('<'))) expect([NAME, email]).toContain(title);
  await page.keyboard.press('Escape');
  await navigate(page, '/profile');
  await expect(page.getByRole('main').getByText(NAME, { exact: true }).first()).toBeVisible();
  await navigate(page, '/admin');
  await expect(page).toHaveURL(/\/dashboard$/);

  expect(await page.locator(POISON).count()).toBe(0);
  expect(dialogs).toEqual([]);
  await page.goto(`${stage.site.url}/robots.txt`);
  const log = await page.evaluate(() => window.localStorage.getItem('visatalent_log') ?? '[]');
  expect(JSON.parse(log)).not.toEqual([]);
  for (const { message } of JSON.parse(log) as { message: string }[]) expect(message).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(line).not.toMatch(/[\r\n]/);
  expect(log + lines.join('')).not.toContain('<b>x</b>@b.test');
});

test('countries that are markup can be read, are in order, and can be chosen (F-004)', async ({
  page,
  stage,
}) => {
  const names = ['`ticks` ${x}', '<img src=x onerror=alert(1)>', '&amp; "both" \'quotes\'', '<b>Bold</b>'];
  stage.api.script(
    'GET /api/countries',
    fault.ok({
      countries: names.map((name, index) => ({ id: `c${index}`, code: `X${index}`, name })),
      totalCount: names.length,
    }),
  );
  const dialogs = countDialogs(page);
  await page.goto(stage.site.url);
  const dialog = await openRegister(page);
  const field = dialog.getByLabel('Country of Birth');
  await field.click();
  const options = page.getByRole('option');
  await expect(options).toHaveCount(names.length);
  const sorted = [...names].sort(new Intl.Collator('en').compare);
  expect(await options.allInnerTexts()).toEqual(sorted);
  await page.getByRole('option', { name: '<b>Bold</b>' }).click();
  await expect(field).toHaveValue('<b>Bold</b>');
  expect(await page.locator(POISON).count()).toBe(0);
  expect(dialogs).toEqual([]);
});

test('an address from the server that is code is shown as text (F-008)', async ({ page, stage }) => {
  const dialogs = countDialogs(page);
  const code = ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', ' java\nscript:alert(1)'];
  await openSignedIn(page, stage, `${stage.site.url}/robots.txt`, 'user');
  const messages = code.map((text, index) => ({
    id: `m${index}`,
    from: text,
    subject: text,
    body: text,
    read: false,
    sentAt: '2026-01-01T00:00:00Z',
  }));
  stage.api.script('GET /api/messages/threads', fault.status(404));
  stage.api.script('GET /api/messages', fault.ok(messages));
  stage.api.script(
    'GET /api/UserProfiles/by-user/*',
    fault.ok({
      id: 'x',
      userId: 'x',
      countryOfBirthId: '1',
      countryOfResidenceId: '1',
      headline: code[0],
      summary: code[1],
      referralCode: code[2],
      skills: code,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    }),
  );
  for (const path of ['/profile', '/dashboard', '/messages']) {
    await page.goto(stage.site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/profile') await expect(page.getByText('javascript:alert(1)').first()).toBeVisible();
    for (const part of await page.getByText(/alert\(1\)/).all())
      await part.click({ force: true, timeout: 500 }).catch(() => undefined);
    expect(
      await page
        .locator('a')
        .evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).protocol)),
    ).not.toContain('javascript:');
    expect(await page.locator(POISON).count()).toBe(0);
  }
  expect(dialogs).toEqual([]);
});

test('every page works while Trusted Types allow nothing, has safe links, and sends no Referer (F-009, F-023, F-113)', async ({
  page,
  stage,
  context,
}) => {
  // A violation on any of them, and a request to another origin, fails the test: tests/support/browser.ts.
  const referers: string[] = [];
  page.on('request', (request) => {
    const { referer } = request.headers();
    if (referer) referers.push(`${request.url()} ${referer}`);
  });
  const unsafeLinks = () =>
    page.locator('a').evaluateAll((all) =>
      all.flatMap((element) => {
        const { href, rel, target, origin, protocol } = element as HTMLAnchorElement;
        const external = origin !== location.origin && protocol.startsWith('http');
        const safe = rel.includes('noopener') && rel.includes('noreferrer');
        const ok = /^(https?|mailto|tel):$/.test(protocol) && (safe || (!external && target === ''));
        return ok ? [] : [href];
      }),
    );
  for (const { path } of Object.values(ROUTES).filter(({ access }) => access === 'everyone')) {
    await page.goto(stage.site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await unsafeLinks(), path).toEqual([]);
  }

  // A placeholder keeps the page, and nothing opens a window.
  await navigate(page, '/jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  const placeholders = page.locator('[role="link"][aria-disabled="true"]');
  const count = await placeholders.count();
  expect(count).toBeGreaterThanOrEqual(2);
  for (let at = 0; at < count; at += 1) await placeholders.nth(at).click({ force: true });
  expect(page.url()).toBe(`${stage.site.url}/jobs`);
  expect(await page.evaluate(() => Reflect.get(window, 'samePage'))).toBe(true);
  expect(context.pages()).toHaveLength(1);
  await openRegister(page);

  await openSignedIn(page, stage, `${stage.site.url}/messages`, 'both');
  for (const { path } of Object.values(ROUTES).filter(({ access }) => access !== 'everyone')) {
    await turnTo(page, path);
    await expect(page).toHaveURL(stage.site.url + path);
  }
  await page.getByRole('button', { name: /^Change language/ }).click();
  await page
    .getByRole('menuitem', { name: 'فارسی' })
    .or(page.getByRole('menuitemradio', { name: 'فارسی' }))
    .click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(referers).toEqual([]);
  for (const { headers } of stage.api.ledger) expect(headers.referer).toBeUndefined();
});

test('the policy is in the page itself, for hosts that send no headers (F-009)', async ({
  page,
  stage,
  oracles,
}) => {
  oracles.forgive(/^policy: (require-trusted-types-for|script-src|trusted-types)/);
  oracles.allowConsole(/Trusted(?:HTML|Script)|Trusted Type|Content Security Policy/);
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': response.headers()['content-type'] ?? '' } });
  });
  await page.goto(stage.site.url);
  await openSignIn(page);
  const tried = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    return [
      attempt(() => {
        document.createElement('div').innerHTML = '<b>x</b>';
      }),
      attempt(() => {
        document.createElement('script').text = '1';
      }),
    ];
  });
  expect(tried).toEqual(['TypeError', 'TypeError']);
});

test('a message of control characters and five thousand lines fits a small screen (F-011)', async ({
  page,
  stage,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  stage.api.script(
    'POST /api/auth/login',
    fault.status(400, { message: `a\u0000b\u2028c\u001b[31md${'W'.repeat(250)}${'\n'.repeat(5000)}e` }),
  );
  await page.goto(stage.site.url);
  const dialog = await openSignIn(page);
  await dialog.getByLabel('Email').fill('ada@b.test');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('WWW');
  expect(await alert.innerText()).not.toMatch(/[\p{Cc}\u2028]/u);
  const { wide, right } = await alert.evaluate((element) => ({
    wide: document.documentElement.scrollWidth,
    right: element.getBoundingClientRect().right,
  }));
  expect(wide).toBeLessThanOrEqual(320);
  expect(right).toBeLessThanOrEqual(320);
  for (const name of ['Sign In', 'Continue with Google']) {
    const button = dialog.getByRole('button', { name, exact: true });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport();
  }
});

test('signing in on a page closes the dialog, leads only to the default route, and keeps a focus (F-024, F-186)', async ({
  page,
  stage,
}) => {
  answerLogin(stage, {});
  for (const [from, to] of [
    ['/about', '/dashboard'],
    ['/jobs', '/jobs'],
  ] as const) {
    await page.goto(stage.site.url + from);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await signIn(page, 'ada@b.test');
    await expect(page).toHaveURL(stage.site.url + to);
    await expect(page.getByRole('button', { name: 'Open profile menu' })).toBeVisible();
    expect(visited.filter((path) => path !== from && path !== to)).toEqual([]);
    page.removeAllListeners('framenavigated');
    // The opener of the dialog is gone, so the focus goes to the page.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { activeElement: now } = document;
          return now?.closest('h1, main') !== null || now?.getAttribute('aria-label') === 'Open profile menu';
        }),
      )
      .toBe(true);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await page.evaluate(() => window.localStorage.clear());
  }
});

test('inside a foreign frame nothing of the product is shown, with the headers or without (F-025)', async ({
  page,
  stage,
  oracles,
}) => {
  oracles.allowConsole(/frame|X-Frame-Options|blocked by CORS policy/i);
  const paths = ['/', '/dashboard', '/settings', ADMIN_PATHS[0] ?? '/admin'];
  const frames = paths.map((path) => `<iframe src="${stage.site.url}${path}"></iframe>`).join('');
  const evil = await elsewhere(`<!doctype html><title>Evil</title>${frames}`);
  oracles.allowOrigin(evil.url);
  answerLogin(stage, {});
  await keep(page, stage.site.url, keptSession({ roles: ['administrator', 'admin'] }));
  const texts = async () => {
    await page.goto(evil.url);
    await page.waitForLoadState('networkidle');
    return Promise.all(
      page
        .frames()
        .slice(1)
        .filter((frame) => !frame.url().startsWith('chrome-error:'))
        .map((frame) => frame.locator('body').innerText()),
    );
  };
  expect(await texts()).toEqual([]);

  await page.route(`${stage.site.url}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');
    const headers = { 'content-type': response.headers()['content-type'] ?? '' };
    return route.fulfill({ status: response.status(), headers, body });
  });
  const shown = await texts();
  expect(shown).toHaveLength(paths.length);
  expect(shown.join('').trim()).toBe('');
  expect(stage.api.ledger).toEqual([]);

  // The same frames work in a page of our own, so it is the foreign one that is refused.
  await openQuiet(page, stage.site.url);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/dashboard';
    document.body.append(frame);
  });
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await evil.close();
});
