import type { Page } from '@playwright/test';
import {
  createAccount,
  expect,
  PASSWORD,
  openSignIn,
  signIn,
  storedSession,
  storeSession,
  test,
} from '../../support/browser';

const NEXT_PASSWORD = 'An0ther!one';

const linksTo = async (page: Page, email: string): Promise<string[]> =>
  (
    (await (await page.request.get(`/api/dev/outbox?to=${email}`)).json()) as {
      subject: string;
      link: string;
    }[]
  )
    .filter(({ subject }) => subject === 'Reset your password')
    .map(({ link }) => link);

const tokenOf = (link: string | undefined): string =>
  new URLSearchParams((link ?? '').split('?')[1]).get('token') ?? 'no token';

test('a forgotten password: from the dialog through the mail to a new one', async ({ page }) => {
  const { email } = await createAccount(page.request);
  await page.goto('/');
  const dialog = await openSignIn(page);
  await dialog.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page).toHaveTitle('Forgot password · VisaTalent');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send reset link' }).click();
  await expect(main.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await main.getByRole('button', { name: 'Send it again' }).click();
  await expect(main.getByRole('heading', { name: 'Sent again' })).toBeFocused();
  await main.getByRole('button', { name: 'Use a different address' }).click();
  await expect(main.getByLabel('Email')).toHaveValue(email);

  const links = await linksTo(page, email);
  expect(links).toHaveLength(2);
  const [newest, older] = links;

  // The older link ended when the newer one was sent.
  await page.goto(older ?? '/');
  await expect(main.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();

  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.headers().referer ?? ''));
  await page.goto('/about');
  await page.goto(newest ?? '/');
  await expect(page).toHaveURL('/reset-password');
  await expect(page).toHaveTitle('Reset password · VisaTalent');
  const password = main.getByLabel('Password', { exact: true });
  await password.fill(NEXT_PASSWORD);
  await main.getByLabel('Confirm Password').fill('something else');
  await main.getByRole('button', { name: 'Save new password' }).click();
  await expect(main.getByRole('alert')).toHaveText('Passwords do not match');
  await main.getByLabel('Confirm Password').fill(NEXT_PASSWORD);

  // The token is in no history, storage, log or Referer (F-115).
  const left = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      location.href,
      document.documentElement.outerHTML,
    ]),
  );
  expect(left).not.toContain(tokenOf(newest));
  expect(seen.join(' ')).not.toContain(tokenOf(newest));

  await main.getByRole('button', { name: 'Save new password' }).click();
  await expect(main.getByRole('heading', { name: 'Your new password is saved' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(page).toHaveURL('/reset-password');
  await expect(main.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();

  await signIn(page, email, NEXT_PASSWORD);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(newest ?? '/');
  await expect(main.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('a link that is used while its page is open says so, and ends a session without a message', async ({
  page,
}) => {
  const account = await createAccount(page.request);
  const { email } = account;
  await storeSession(page, account);
  const main = page.getByRole('main');
  const ask = () => page.request.post('/api/auth/forgot-password', { data: { email } });
  const fill = async () => {
    await main.getByLabel('Password', { exact: true }).fill(NEXT_PASSWORD);
    await main.getByLabel('Confirm Password').fill(NEXT_PASSWORD);
    await main.getByRole('button', { name: 'Save new password' }).click();
  };

  await ask();
  await page.goto((await linksTo(page, email))[0] ?? '/');
  await expect(main.getByLabel('Password', { exact: true })).toBeVisible();
  await ask();
  await fill();
  await expect(main.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
  expect((await storedSession(page)).auth_token).not.toBeNull();

  await page.goto((await linksTo(page, email))[0] ?? '/');
  await fill();
  await expect(page).toHaveURL('/');
  expect((await storedSession(page)).auth_token).toBeNull();
  await expect(page.getByRole('status').filter({ hasText: 'Your new password is saved.' })).toBeVisible();
  // The page of the link has its own, until the home page has replaced it.
  await expect(main.getByRole('button', { name: 'Sign In', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Invalid email or password.');
  await dialog.getByLabel('Password', { exact: true }).fill(NEXT_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a confirmation link that does not work says why, and a new one is sent', async ({ page }) => {
  const { email } = await createAccount(page.request);
  await page.goto('/verify-email?token=made-up');
  await expect(page).toHaveURL('/verify-email');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(
    main.getByText('This verification link is no longer valid. Please ask for a new one.'),
  ).toBeVisible();
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send confirmation link' }).click();
  await expect(main.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  const mails = (await (await page.request.get(`/api/dev/outbox?to=${email}`)).json()) as { link: string }[];
  await page.goto(mails[0]?.link ?? '/');
  await main.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(main.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await main.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});
