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

test('settings: a person who returns from the mailbox finds the address confirmed', async ({
  page,
  context,
}) => {
  const account = await createAccount(page.request);
  const { email } = account;
  await storeSession(page, account);
  await page.goto('/settings#account');
  const part = section(page, 'Account');
  await expect(part).toContainText('Ada Lovelace');
  await expect(part).toContainText(email);
  await expect(part.getByText('Not confirmed yet')).toBeVisible();
  await part.getByRole('button', { name: 'Send the message again' }).click();
  await expect(part.getByRole('status')).toContainText('A new message is on its way.');

  const outbox = await page.request.get(`/api/dev/outbox?to=${email}`);
  const mails = (await outbox.json()) as { link: string }[];
  expect(mails).toHaveLength(2);
  const other = await context.newPage();
  await other.goto(mails[0]?.link ?? '/');
  await other.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(other.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  // The same link again still says that the account is confirmed.
  await other.goto(mails[0]?.link ?? '/');
  await other.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(other.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await expect(other).toHaveURL('/verify-email');
  await other.getByRole('link', { name: 'Go to my dashboard' }).click();
  await expect(other).toHaveURL('/dashboard');
  await other.close();

  // Headless pages are always visible, so the test sends the event of a return itself.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(part.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(part.getByRole('button', { name: 'Send the message again' })).toHaveCount(0);
});
