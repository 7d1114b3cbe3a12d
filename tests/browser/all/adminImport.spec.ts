import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { ACCOUNTS, expect, logIn, storeSession, test, unique } from '../../support/browser';

const dialog = (page: Page) => page.getByRole('dialog');

test('a file is imported after a preview and comes out safe for spreadsheets', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await storeSession(page, await logIn(request, ACCOUNTS.admin));
  await page.goto('/admin/education-levels');
  const own = unique('import').replaceAll('.', '-');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const rows = Array.from({ length: 40 }, (_, at) => `${own}-${at},Imported ${at},3`);
  await dialog(page)
    .getByLabel('Choose a CSV file')
    .setInputFiles({
      name: 'levels.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`code,name,level\n${rows.join('\n')}\n${own}-f,'=1+1,3\n${own}-g,=1+1,3\n`),
    });
  await expect(dialog(page).getByText('This cell begins with “=”')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Apply 41 changes' }).click();
  await expect(dialog(page).getByText('The import is complete.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('searchbox').fill(`${own}-f`);
  await expect(page.getByRole('button', { name: 'Edit =1+1' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^education-levels-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(`${own}-f,'=1+1,3`);

  // And they are deleted again: one, and the focus is in the next row; the others at once, and it is on the
  // heading.
  await page.getByRole('searchbox').fill(own);
  await page.getByLabel('Rows per page').selectOption('100');
  await expect(page.getByText(`1–41 of 41`)).toBeAttached();
  const next = await page.getByRole('row').nth(2).getByRole('link').textContent();
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator(':focus')).toHaveText(next ?? '');
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check();
  await page.getByRole('button', { name: 'Delete 40 selected' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
