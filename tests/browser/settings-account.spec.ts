import {
  createAccount,
  expect,
  isPhone,
  PASSWORD,
  signIn,
  signOut,
  storeSession,
  test,
} from '../support/browser';
import { pageOverflow } from './accessibility/layout';
import { section, signInElsewhere, statusOf } from './settingsSteps';

const NEXT_PASSWORD = 'An0ther!one';

test('settings: every section has an anchor and a link to it', { tag: '@phone' }, async ({ page }) => {
  await storeSession(page, await createAccount(page.request));
  await page.goto('/settings#sessions');
  await expect(page).toHaveTitle('Settings · VisaTalent');
  await expect(page.getByRole('heading', { level: 2, name: 'Active sessions' })).toBeInViewport();

  // Everything that the page reads has arrived, so nothing changes the focus after a press.
  await expect(section(page, 'Active sessions').getByText('This device')).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Settings sections' });
  await expect(nav.getByRole('link', { name: 'Active sessions' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  expect(await nav.getByRole('link').allTextContents()).toEqual(
    await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents(),
  );
  for (const name of ['Appearance', 'Password', 'Google']) {
    await nav.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'location');
    if (isPhone(page)) await page.evaluate(() => window.scrollTo(0, 0));
  }
  await expect(page).toHaveURL('/settings#google');
  expect(await pageOverflow(page)).toBe(0);
});

test('settings: a new password signs every other device out, and is the only one that works', async ({
  page,
}) => {
  const account = await createAccount(page.request);
  const elsewhere = await signInElsewhere(page, account.email);
  await storeSession(page, account);
  await page.goto('/settings#password');
  const part = section(page, 'Password');
  const submit = part.getByRole('button', { name: 'Change password' });
  const current = part.getByLabel('Current password');
  const next = part.getByLabel('New password', { exact: true });
  const again = part.getByLabel('Confirm new password');

  await submit.click();
  await expect(part.getByRole('alert')).toHaveText(
    'Please fill in all required fields: Current password, New password, Confirm new password',
  );
  await expect(current).toBeFocused();

  await current.fill('not this one');
  await next.fill('short');
  await again.fill('other');
  await submit.click();
  await expect(part.getByRole('alert').getByRole('listitem')).toHaveText([
    'Password must be at least 6 characters long',
    'Passwords do not match',
  ]);
  await expect(next).toBeFocused();

  await next.fill(NEXT_PASSWORD);
  await again.fill(NEXT_PASSWORD);
  await submit.click();
  await expect(part.getByRole('alert')).toContainText('The current password is not correct.');
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(
    'The current password is not correct. Forgot your password?',
  );
  await expect(current).toHaveValue('not this one');
  await expect(next).toHaveValue(NEXT_PASSWORD);

  await current.fill(PASSWORD);
  await submit.dblclick();
  await expect(part.getByRole('status')).toContainText('all other devices were signed out');
  await expect(part.getByRole('status')).toBeFocused();
  await expect(current).toHaveValue('');
  expect(await statusOf(page, elsewhere)).toBe(401);
  await expect(section(page, 'Active sessions').getByRole('listitem')).toHaveCount(1);

  await signOut(page);
  await expect(page).toHaveURL('/');
  await signIn(page, account.email, NEXT_PASSWORD);
  await expect(page).toHaveURL('/dashboard');
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
