import { appStarted, expect, test } from '../../support/browser';

/** The estimator by keyboard alone, and its link in the hands of somebody else: what a unit cannot see is the wire. */

test('fields that appear after the page has started look like the others', async ({ page }) => {
  await page.goto('/tools/clb');
  await appStarted(page);
  await page.getByLabel('Test').selectOption('CELPIP-General');
  // The browser's own field has a border inside ours.
  await expect(page.getByLabel('Listening')).toHaveCSS('border-top-width', '0px');
});
