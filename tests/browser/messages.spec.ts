import { expect, openSignedIn, test } from '../support/faultStage';

/** Messages between a person and the agency. */
test('a message is sent by keyboard, and arrives once although the first answer is lost', async ({
  page,
  stage,
}) => {
  await openSignedIn(page, stage, `${stage.site.url}/messages`, 'user');
  await page.getByRole('link', { name: /^Northgate Structural, Your interview, 1 unread/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Your interview' })).toBeFocused();
  let letNewsCome = (): void => undefined;
  const seen = new Promise<void>((resolve) => {
    letNewsCome = resolve;
  });
  let lost = 0;
  await page.route('**/threads/*/posts', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    if (lost > 0) {
      // The next attempt would end 'Not sent' before it is seen.
      await seen;
      return route.fallback();
    }
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await page.route('**/api/updates*', async (route) => {
    await seen;
    await route.fallback();
  });
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill('Tuesday suits me.');
  await field.press('Control+Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  const posts = page.getByRole('log').getByText('Tuesday suits me.');
  await expect(page.getByText('Not sent', { exact: true })).toBeVisible();
  // The server has the message, and its next news say so.
  letNewsCome();
  await expect(
    page.getByRole('article').filter({ hasText: 'Tuesday suits me.' }).getByText('Sent', { exact: true }),
  ).toBeVisible();
  await expect(posts).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visatalent_outbox'))).toBeNull();
  // Being shown for a second marked it as read.
  await expect(
    page.getByRole('link', { name: /^Northgate Structural, Your interview, (?!.*unread).*(?:now|ago)/ }),
  ).toBeVisible();
});
