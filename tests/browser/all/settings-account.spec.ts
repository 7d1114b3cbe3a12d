import { createAccount, expect, storeSession, test } from '../../support/browser';
import { section, signInElsewhere, statusOf } from '../settingsSteps';

test('settings: sessions are ended one by one or all at once, and never without a question', async ({
  page,
}) => {
  const account = await createAccount(page.request);
  const { email } = account;
  const phone = await signInElsewhere(page, email);
  await signInElsewhere(page, email, 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
  await signInElsewhere(page, email, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
  await storeSession(page, account);
  await page.goto('/settings#sessions');
  const part = section(page, 'Active sessions');
  await expect(part.getByRole('listitem')).toHaveCount(4);
  await expect(part.getByRole('listitem').first()).toContainText('This device');
  await expect(part.getByRole('listitem').first().getByRole('button')).toHaveCount(0);

  await part.getByRole('button', { name: 'Sign out Safari on iOS' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out Safari on iOS?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(part.getByRole('button', { name: 'Sign out Safari on iOS' })).toBeFocused();
  expect(await statusOf(page, phone)).toBe(200);

  await part.getByRole('button', { name: 'Sign out Safari on iOS' }).click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(part.getByRole('status')).toHaveText('Safari on iOS was signed out.');
  await expect(part.getByRole('status')).toBeFocused();
  await expect(part.getByRole('listitem')).toHaveCount(3);
  expect(await statusOf(page, phone)).toBe(401);

  // A session that began since is shown after a refresh.
  const later = await signInElsewhere(page, email);
  await part.getByRole('button', { name: 'Refresh list' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(4);

  await part.getByRole('button', { name: 'Sign out all others' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all others' }).click();
  await expect(part.getByRole('status')).toHaveText('3 other sessions were signed out.');
  await expect(part.getByRole('listitem')).toHaveCount(1);
  await expect(part.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0);
  expect(await statusOf(page, later)).toBe(401);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
