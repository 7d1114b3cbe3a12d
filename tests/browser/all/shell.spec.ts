import {
  ACCOUNTS,
  expect,
  hold,
  logIn,
  navigate,
  storeElsewhere,
  storeSession,
  test,
} from '../../support/browser';
import { withSheet } from '../accessibility/layout';
import { textOf } from '../accessibility/texts';

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
        // The landmark is as high as the row, or as wide as the side menu.
        const landmark = await surface.locator('nav, [role="navigation"]').boundingBox();
        if (shell === 'row') expect(landmark?.height, `${language} ${width}`).toBe(early?.height);
        else if (width >= 1280) expect(landmark?.width, `${language} ${width}`).toBe(early?.width);
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

test('with large text the row is one line and scrolls by itself to the current page', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await storeSession(page, await logIn(request, ACCOUNTS.user));
  for (const language of ['fr', 'fa'] as const) {
    await storeElsewhere(page, { language, 'is-rtl': String(language === 'fa') });
    await page.goto('/documents');
    await withSheet(page, 'html { font-size: 200% !important; }');
    const row = page.getByRole('navigation', { name: textOf(language, 'menus', 'yourPages') });
    await expect(row.getByRole('link')).toHaveCount(6);
    await navigate(page, '/tools');
    await expect(row.locator('[aria-current="page"]')).toHaveAttribute('href', '/tools');
    const seen = () =>
      row.evaluate((nav) => {
        const box = nav.getBoundingClientRect();
        const links = [...nav.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
        const current = nav.querySelector('[aria-current]')?.getBoundingClientRect();
        return {
          lines: new Set(links.map(({ top }) => Math.round(top))).size,
          scrolls: nav.scrollWidth > nav.clientWidth,
          isCurrentSeen:
            current !== undefined && current.left >= box.left - 1 && current.right <= box.right + 1,
          pageScrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        };
      });
    await expect
      .poll(seen, { message: language })
      .toEqual({ lines: 1, scrolls: true, isCurrentSeen: true, pageScrolls: false });
  }
});

test('on a phone the breadcrumb has only the nearest page, and its arrow is mirrored from right to left', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeSession(page, await logIn(request, ACCOUNTS.user));
  for (const language of ['en', 'fa'] as const) {
    await storeElsewhere(page, { language, 'is-rtl': String(language === 'fa') });
    await page.goto('/profile/edit/work');
    const crumbs = page.getByRole('navigation', { name: textOf(language, 'layout', 'breadcrumb') });
    await expect(crumbs.getByRole('link')).toHaveText([textOf(language, 'sections', 'allParts')]);
    const mirrored = await crumbs
      .locator('svg:visible')
      .evaluateAll((arrows) => arrows.map((arrow) => new DOMMatrix(getComputedStyle(arrow).transform).a));
    expect(mirrored, language).toEqual([language === 'fa' ? -1 : 1]);
  }
});

test('below 1280 px a button opens the administrators’ menu, which is beside the page from there on', async ({
  page,
  request,
}) => {
  await storeSession(page, await logIn(request, ACCOUNTS.admin));
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/admin/system');
  const button = page.getByRole('button', { name: 'Administration' });
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await expect(menu).toHaveCount(0);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation')).toHaveCount(2);
  // Enough width closes it.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu.getByRole('list')).toHaveCount(7);
  await expect(button).toHaveCount(0);
});
