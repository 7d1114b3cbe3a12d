import { appStarted, expect, test } from '../../support/browser';

/** The estimator in a real browser: what units cannot see. */

test('fields that appear after the page has started look like the others', async ({ page }) => {
  await page.goto('/tools/clb');
  await appStarted(page);
  await page.getByLabel('Test').selectOption('CELPIP-General');
  // The browser's own field has a border inside ours.
  await expect(page.getByLabel('Listening')).toHaveCSS('border-top-width', '0px');
});

test('a link at the top of a result that is higher than the window is visible when it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/tools/crs');
  await appStarted(page);
  const link = page.getByRole('link', { name: 'Official criteria (IRCC)' });
  const isThere = () => link.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});
