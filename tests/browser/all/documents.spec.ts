import { ACCOUNTS, expect, logIn, storeSession, test } from '../../support/browser';

test('a stored document is one line, right below the upload', async ({ page, request }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await storeSession(page, await logIn(request, ACCOUNTS.user));
  await page.goto('/documents');
  const table = page.getByRole('table', { name: 'Your documents' });
  await expect(table.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
  const heading = await page.getByRole('heading', { name: 'Your documents' }).boundingBox();
  const above = await page.getByText('Make photos smaller').boundingBox();
  const gap = (heading?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThanOrEqual(48);
  const rows = table.locator('tbody > tr:first-child');
  expect(await rows.count()).toBeGreaterThan(1);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(64);
  const remove = table.getByRole('button', { name: /^Delete / }).first();
  expect(await remove.getAttribute('title')).toBe('Delete');
  expect(await remove.boundingBox()).toMatchObject({ width: 44, height: 44 });
});
