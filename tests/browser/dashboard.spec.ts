import { createAccount, expect, storeSession, test } from '../support/browser';
import { pageOverflow } from './accessibility/layout';

test('a new person is greeted, begins a profile from the dashboard and sees it grow', async ({
  page,
  request,
}) => {
  const account = await createAccount(request, 'Zahra Ahmadi');
  await storeSession(page, account);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText(/^(Good (morning|afternoon|evening)|Hello), Zahra\.$/)).toBeVisible();
  await expect(page.getByText('No applications yet')).toBeVisible();
  await expect(page.getByText('No unread messages')).toBeVisible();

  // The address is not confirmed yet.
  await page.getByRole('button', { name: 'Resend the confirmation link' }).click();
  await expect(page.getByText(/A new link is on its way/)).toBeVisible();

  await page
    .getByRole('region', { name: 'Your profile' })
    .getByRole('link', { name: 'Create your profile' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeFocused();
  await page.getByRole('link', { name: 'Personal details' }).click();
  for (const [field, country] of [
    ['Country of Birth', 'Iran'],
    ['Country of Residence', 'Canada'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('combobox', { name: field }).fill(country);
    await page.getByRole('option', { name: country, exact: true }).click();
  }
  const sent = page.waitForRequest(
    (each) => each.method() === 'POST' && each.url().endsWith('/api/UserProfiles'),
  );
  await page.getByRole('button', { name: 'Save and continue' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ userId: account.userId });
  await expect(page.getByRole('heading', { level: 1, name: 'Your work' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Headline' }).fill('Registered nurse');
  await page.getByRole('textbox', { name: 'Skills' }).fill('Acute care');
  await page.getByRole('textbox', { name: 'Skills' }).press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // The message of the last save may still be shown, with an earlier time.
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Saved at/ })
      .last(),
  ).toBeVisible();
  await expect(page.getByText(/^Still missing: Field of work, /)).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('img', { name: '40% complete' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose your field of work' }).click();
  await expect(page).toHaveURL('/profile/edit/work');
  await expect(page.getByRole('heading', { level: 1, name: 'Your work' })).toBeFocused();
});

test('the dashboard does not move once it is shown, and fits every screen', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  await storeSession(page, account);
  await page.goto('/dashboard');
  await expect(page.getByText('No unread messages')).toBeVisible();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await pageOverflow(page)).toBe(0);
  }
});
