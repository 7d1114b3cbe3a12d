import type { Page, Route } from '@playwright/test';
import { appStarted, expect, navigate, openSignIn, signIn, test } from '../../support/browser';
import { pairs } from '../../support/sample';

/** Fonts, style sheets and chunks that hang, are refused or answer 500 (F-130, F-131). */
const FAULTS: readonly (readonly [name: string, does: (route: Route) => unknown])[] = [
  ['hangs', () => undefined],
  ['is refused', (route) => route.abort('connectionrefused')],
  ['answers 500', (route) => route.fulfill({ status: 500, body: 'broken' })],
];
const FONTS = '**/*.woff2';
const STYLES = '**/*.css';

/** Waits for the first content on the screen. */
const firstContent = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/**
 * Whether a heading is painted: the screen looks different once it is hidden. (A screenshot would wait for
 * fonts.)
 */
async function isPainted(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  // By its tag, because a hidden heading has no role.
  const heading = page.locator('h1');
  const box = await heading.boundingBox();
  if (box === null) return false;
  const picture = async () => {
    const { data } = await session.send('Page.captureScreenshot', { clip: { ...box, scale: 1 } });
    return data;
  };
  const hide = (visibility: string) =>
    heading.evaluate((element: HTMLElement, value) => {
      element.style.visibility = value;
    }, visibility);
  const shown = await picture();
  await hide('hidden');
  const hidden = await picture();
  await hide('');
  return shown !== hidden;
}

/** One language for each script, because each script has its own fonts. */
const LANGUAGES = ['en', 'fa', 'zh-cn'];

for (const [[name, does], language] of pairs(FAULTS, LANGUAGES)) {
  test(`every font of ${language} ${name}, and texts are shown as soon as without the fault (F-130)`, async ({
    page,
  }) => {
    let asked = 0;
    let answer: () => void = () => undefined;
    const shown = new Promise<void>((resolve) => {
      answer = resolve;
    });
    // No font is answered before there is content on the screen, so the content comes as soon as without the
    // fault.
    await page.route(FONTS, async (route) => {
      asked += 1;
      await shown;
      await does(route);
    });
    await page.goto('/robots.txt');
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await page.goto('/', { waitUntil: 'commit' });
    await firstContent(page);
    await appStarted(page);
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language.slice(0, 2)}`));
    await expect.poll(() => isPainted(page)).toBe(true);
    expect(asked).toBeGreaterThan(0);
  });
}

test('every style sheet hangs, is refused or answers 500, and the forms are usable (F-131)', async ({
  page,
}) => {
  for (const [name, does] of FAULTS) {
    await test.step(name, async () => {
      // In every browser a sheet that hangs delays what follows it. The app cannot change that, so the sheet
      // is answered later.
      const late = (route: Route) => void setTimeout(() => void route.abort(), 1500);
      await page.route(STYLES, name === 'hangs' ? late : (route) => void does(route));
      await page.goto('/');
      await appStarted(page);
      const dialog = await openSignIn(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await signIn(page, 'user@visatalent.test');
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      // A page with a sheet of its own.
      await navigate(page, '/messages');
      await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
      // Also on a page that is not prerendered, and in a script whose font has its own sheet.
      await page.evaluate(() => localStorage.setItem('language', 'fa'));
      await page.goto('/settings');
      await appStarted(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await page.goto('/robots.txt');
      await page.evaluate(() => localStorage.clear());
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('a chunk that takes 20 s: progress, then the page (F-131)', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.clock.install();
  await page.route('**/assets/HelpPage-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await navigate(page, '/help');
  const progress = page.getByRole('progressbar', { name: 'Loading…' });
  await expect(progress).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(progress).toBeVisible();
  // The rest of the page works meanwhile.
  await page.getByRole('button', { name: 'Toggle dark mode' }).click();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeVisible();
  await expect(progress).toHaveCount(0);
});
