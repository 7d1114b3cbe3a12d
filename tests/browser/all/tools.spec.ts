import { appStarted, expect, test } from '../../support/browser';

/** The estimator in a real browser: what units cannot see. */

test('fields that appear after the page has started look like the others', async ({ page }) => {
  await page.goto('/tools/clb');
  await appStarted(page);
  await page.getByLabel('Test').selectOption('CELPIP-General');
  // The browser's own field has a border inside ours.
  await expect(page.getByLabel('Listening')).toHaveCSS('border-top-width', '0px');
});
