import { ACCOUNTS, expect, hold, logIn, storeElsewhere, storeSession, test } from '../../support/browser';

/** Room for the second navigation is reserved before the app's code is loaded, and nothing moves later. */
const WIDTHS = [320, 768, 1024, 1280, 1440] as const;

const CASES = [
  ['user', '/documents', 'row'],
  ['admin', '/admin/system', 'menu'],
  ['user', '/profile/edit', 'row'],
] as const;

for (const [account, path, shell] of CASES)
  test(`${path}: the ${shell} is there before the code, at every width`, async ({ page, request }) => {
    await page.addInitScript(() => {
      const found: number[] = [];
      Reflect.set(window, 'layoutShifts', found);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) found.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await storeSession(page, await logIn(request, ACCOUNTS[account]));
    for (const language of ['en', 'fa']) {
      await storeElsewhere(page, { language, 'is-rtl': String(language === 'fa') });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const letStart = await hold(page, '**/assets/start-*.js');
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('html')).toHaveAttribute('data-shell', shell);
        const surface = page.locator('.vt-second');
        await expect(surface).toBeVisible({ visible: width >= 768 });
        const early = await surface.boundingBox();
        letStart();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.vt-second a, .vt-second button').first()).toBeAttached();
        expect(await surface.boundingBox(), `${language} ${width}`).toEqual(early);
        const crumbs = page.getByRole('navigation', { name: /^(Breadcrumb|مسیر صفحه)$/ });
        await expect(crumbs.getByRole('link')).toHaveCount(path === '/profile/edit' ? 1 : 0);
        expect(
          await page.evaluate(() => Reflect.get(window, 'layoutShifts') as number[]),
          `${language} ${width}`,
        ).toEqual([]);
      }
    }
  });

test('a stored role that the person does not have is corrected', async ({ page, request }) => {
  await storeSession(page, await logIn(request, ACCOUNTS.user));
  await storeElsewhere(page, { current_role: 'Admin' });
  await page.goto('/messages');
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'row');
  await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0);
});

test('if the bell leaves no room for the name, only the logo is shown, beside a menu or not', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await storeSession(page, await logIn(request, ACCOUNTS.admin));
  for (const path of ['/admin', '/notifications']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.vt-bar .vt-logo-mark'), path).toBeVisible();
    await expect(page.locator('.vt-bar').getByRole('link', { name: 'VisaTalent' }), path).toBeVisible();
  }
});
