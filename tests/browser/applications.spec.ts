import { createAccount, expect, storeSession, test } from '../support/browser';
import { pageOverflow, tooSmall } from './accessibility/layout';

/** One applicant's story in a real browser: applying, the receipt, going back, the list and the board. */
test('a person applies, finds the application, and withdraws it', { tag: '@phone' }, async ({ page }) => {
  const account = await createAccount(page.request, 'Ada Lovelace');
  const made = await page.request.post('/api/UserProfiles', {
    headers: { authorization: `Bearer ${account.accessToken}` },
    data: { countryOfBirthId: 'country-br', countryOfResidenceId: 'country-ca', headline: 'Welder' },
  });
  expect(made.ok()).toBe(true);
  await storeSession(page, account);

  await page.goto('/applications/new/job-160');
  const onwards = page.getByRole('button', { name: 'Continue' });
  await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible();
  await expect(page.getByText('Canada', { exact: true })).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  await onwards.click();
  await page
    .getByRole('group', { name: /work permit/ })
    .getByLabel('Yes')
    .check();
  await page.getByLabel('Night').check();
  await page.getByLabel('For how many years have you done this work?').fill('3');
  await onwards.click();

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a document' }).click();
  await (await choosing).setFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada') });
  await expect(page.getByRole('checkbox', { name: /cv\.txt/ })).toBeChecked();
  await onwards.click();

  await page.getByLabel('Cover letter').fill('I weld well.');
  await onwards.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Check your answers' })).toBeFocused();
  // A reload keeps the input and the step.
  await page.reload();
  await expect(page.getByText('I weld well.')).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  await page.getByLabel(/^I agree that VisaTalent may share/).check();
  await page.getByRole('button', { name: 'Send application' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Application sent' })).toBeFocused();
  await expect(page).toHaveURL(/\/applications\/[^/]+\/receipt$/);

  // Back does not lead to the form.
  await page.goBack();
  await page.goto('/applications/new/job-160');
  await expect(page.getByRole('heading', { level: 1, name: 'Application sent' })).toBeVisible();

  await page.goto('/applications?view=board');
  await expect(page.getByRole('region', { name: 'Sent (1)' }).getByRole('article')).toHaveCount(1);
  expect(await tooSmall(page)).toEqual([]);
  expect(await pageOverflow(page)).toBe(0);
  await page.getByRole('article').getByRole('link').click();
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(/^You withdrew your application on/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply again' })).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.goto('/applications');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^applications-\d{4}-\d{2}-\d{2}\.csv$/);
});
