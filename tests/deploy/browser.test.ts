import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBackend } from '../../embedded-backend/handlers';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.mjs';
import { fault } from '../support/fault-server/faults';
import { FaultServer } from '../support/fault-server/FaultServer';
import { NGINX, type RunningNginx, startNginx } from './nginxServer';

/**
 * The whole product behind nginx, which also forwards calls to the API (F-128, F-148): no violations of the
 * policy, and styles are applied.
 */
const dist = path.resolve(process.env.DIST ?? 'dist');

describe.skipIf(NGINX === null)('behind nginx, in a browser', () => {
  let nginx: RunningNginx;
  let api: FaultServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let problems: string[] = [];

  beforeAll(async () => {
    const backend = createBackend({ storage: 'memory' });
    api = await FaultServer.start((request) => backend.answer(request));
    const started = await startNginx({ dist, more: { 'api-upstream': api.url } });
    if (started === null) throw new Error('nginx did not start');
    nginx = started;
    browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: CHROMIUM_FLAGS,
      // Browsers of real people have a back-forward cache, but Playwright turns it off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  afterAll(async () => {
    await browser.close();
    await nginx.stop();
    await api.close();
  });
  beforeEach(async () => {
    problems = [];
    context = await browser.newContext({ baseURL: nginx.url, viewport: { width: 1440, height: 900 } });
    context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
    context.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        problems.push(message.text());
    });
    await context.exposeBinding('reportViolation', (_, text: string) => problems.push(`policy: ${text}`));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report: unknown = Reflect.get(window, 'reportViolation');
        if (typeof report === 'function') report(`${event.effectiveDirective} ${event.blockedURI}`);
      });
    });
    page = await context.newPage();
  });
  afterEach(async () => {
    await context.close();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });

  const signIn = async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await dialog.getByLabel('Email').fill('both@visatalent.test');
    await dialog.getByLabel('Password', { exact: true }).fill('Passw0rd!');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/admin');
  };

  it('every kind of page works under the policy, signed out and signed in (F-148)', async () => {
    for (const address of ['/', '/about', '/jobs', '/contact', '/help', '/access-denied', '/no/such/page']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await signIn();
    for (const address of [
      '/admin',
      '/admin/education-levels',
      '/admin/users',
      '/settings',
      '/profile',
      '/dashboard',
      '/messages',
    ]) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.getByRole('button', { name: 'Open profile menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL(`${nginx.url}/`);
    expect(problems).toEqual([]);
  });

  it.each([
    ['light', { 'is-dark-mode': 'false' }, 'ltr'],
    ['dark', { 'is-dark-mode': 'true' }, 'ltr'],
    ['right to left', { language: 'ar', 'is-rtl': 'true' }, 'rtl'],
  ])('styles are applied, %s (F-148)', async (_, stored, direction) => {
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
    }, stored);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const button = page.locator('button.MuiButton-contained, a.MuiButton-contained').first();
    await button.waitFor();
    const look = await button.evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--vt-primary)';
      document.body.append(probe);
      const { backgroundColor, backgroundImage, textTransform, minHeight } = getComputedStyle(element);
      const primary = getComputedStyle(probe).color;
      probe.remove();
      return {
        backgroundColor,
        backgroundImage,
        textTransform,
        minHeight: Number.parseFloat(minHeight),
        primary,
      };
    });
    expect(look.textTransform).toBe('none');
    expect(look.minHeight).toBeGreaterThanOrEqual(44);
    expect(look.primary).not.toBe('');
    expect(look.backgroundImage === 'none' ? look.backgroundColor : look.primary).toBe(look.primary);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
  });

  it("Back after a logout shows nobody's data (F-128)", async () => {
    await signIn();
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Open profile menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL(`${nginx.url}/`);
    // Waits for the answer to this call, because going back may end its document.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForTimeout(1500);
    await page.waitForURL(`${nginx.url}/`);
    await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain('both@visatalent.test');
  });

  it('an upload that the server redirects to another origin sends nothing there', async () => {
    const elsewhere = await FaultServer.start(() => Promise.resolve(Response.json({ id: 'x', name: 'x' })));
    try {
      api.script('POST /api/documents/upload', fault.redirect(307, `${elsewhere.url}/api/documents/upload`));
      await signIn();
      await page.goto('/documents');
      await page.getByLabel('Choose files').setInputFiles({
        name: 'a.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 x'),
      });
      await page.getByRole('button', { name: 'Upload 1 file' }).click();
      await page
        .getByRole('listitem')
        .getByText(/The connection was lost at/)
        .waitFor();
      expect(elsewhere.ledger).toEqual([]);
      // The policy also refused it and reported a violation.
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.filter((text) => !text.includes('connect-src'))).toEqual([]);
      problems = [];
    } finally {
      api.reset();
      await elsewhere.close();
    }
  });

  it('no service worker is registered, and no request goes to another origin (F-126)', async () => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    expect([...origins]).toEqual([nginx.url]);
  });
});
