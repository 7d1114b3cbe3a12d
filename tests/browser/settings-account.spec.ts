import {
  createAccount,
  expect,
  hold,
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
  // The second press must come before the answer: later it would meet the next form.
  const letAnswer = await hold(page, '**/api/auth/change-password');
  await submit.dblclick();
  letAnswer();
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
