import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { totp } from '../../../embedded-backend/security/totp';
import {
  createAccount,
  expect,
  openSignIn,
  PASSWORD,
  signIn,
  signOut,
  storedSession,
  storeSession,
  test,
} from '../../support/browser';

const section = (page: Page) => page.getByRole('region', { name: 'Two-step verification', exact: true });
const persian = (code: string): string =>
  code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit);

/**
 * Sets it up in the settings that are open.
 * @returns the secret, and the backup codes on the screen.
 */
async function enable(page: Page): Promise<{ secret: string; codes: string[] }> {
  const part = section(page);
  await part.getByRole('button', { name: 'Set up' }).click();
  await expect(part.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const shown = (await part.locator('code').textContent()) ?? '';
  expect(shown).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
  const secret = shown.replaceAll(' ', '');
  const code = part.getByLabel('Authentication code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');

  await code.fill('123');
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(part.getByRole('alert')).toHaveText('The code has six digits');
  await expect(code).toBeFocused();
  const wrong = totp(secret, 0);
  await code.fill(wrong);
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(code).toHaveAccessibleDescription('The code is not correct.');
  await expect(code).toHaveValue(wrong);

  await code.fill(persian(totp(secret, Date.now())));
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(part.getByRole('heading', { name: /Save your backup codes/ })).toBeFocused();
  const codes = await part
    .getByRole('list', { name: 'Backup codes' })
    .getByRole('listitem')
    .allTextContents();
  expect(new Set(codes).size).toBe(10);
  return { secret, codes };
}

async function beginSignIn(page: Page, email: string) {
  const dialog = await openSignIn(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByLabel('Authentication code')).toBeFocused();
  return dialog;
}

test('two-factor sign-in: set up, save the codes, sign in with a code and a backup code, turn off', async ({
  page,
}) => {
  test.slow();
  const account = await createAccount(page.request);
  const { email } = account;
  await storeSession(page, account);
  await page.goto('/settings#two-factor');
  const part = section(page);
  await expect(part.getByText('Two-step verification is off')).toBeVisible();
  const { secret, codes } = await enable(page);

  // A file with all of them.
  const coming = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Download' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('visatalent-backup-codes.txt');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(email);
  for (const code of codes) expect(file).toContain(`\n${code}\n`);

  // The print has the codes and nothing else of the page.
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await part.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.locator('[data-print-sheet]')).toBeVisible();
  await expect(page.locator('[data-print-sheet]')).toContainText(codes[0] ?? '');
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('[data-print-sheet]')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-print-sheet]')).toHaveCount(0);

  await part.getByRole('button', { name: 'I’ve saved my codes' }).click();
  await expect(part.getByRole('status')).toContainText('From now on, you’ll need a code to sign in.');
  await expect(part.getByText(codes[0] ?? '')).toHaveCount(0);
  await page.reload();
  await expect(part.getByText('Two-step verification is on')).toBeVisible();
  // Data that were shown once are stored nowhere.
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  );
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain(codes[0]);

  // The second step: a wrong code, then the right one, in Persian digits and two groups.
  await signOut(page);
  await expect(page).toHaveURL('/');
  const dialog = await beginSignIn(page, email);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter the authentication code');
  await dialog.getByLabel('Authentication code').fill('000000');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The code is not correct.');
  await expect(dialog.getByLabel('Authentication code')).toBeFocused();
  expect((await storedSession(page)).auth_token).toBeNull();
  const code = persian(totp(secret, Date.now()));
  await dialog.getByLabel('Authentication code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/dashboard');

  // A backup code, which is used up after that.
  await signOut(page);
  await expect(page).toHaveURL('/');
  const second = await beginSignIn(page, email);
  await second.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(second.getByLabel('Email')).toHaveValue(email);
  await second.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await second.getByRole('button', { name: 'Sign In', exact: true }).click();
  await second.getByLabel('Authentication code').fill((codes[0] ?? '').toUpperCase());
  await second.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/settings#two-factor');
  await part.getByRole('button', { name: 'Turn off' }).click();
  await part.getByLabel('Authentication code').fill(codes[0] ?? '');
  await part.getByRole('button', { name: 'Turn off' }).click();
  await expect(part.getByRole('alert')).toHaveText('The code is not correct.');
  await part.getByRole('button', { name: 'Cancel' }).click();
  await expect(part.getByRole('button', { name: 'Turn off' })).toBeFocused();

  // New codes end the old ones.
  await part.getByRole('button', { name: 'New backup codes' }).click();
  await part.getByLabel('Authentication code').fill('000000');
  await part.getByRole('button', { name: 'Create new codes' }).click();
  await expect(part.getByRole('alert')).toHaveText('The code is not correct.');
  await part.getByLabel('Authentication code').fill(codes[1] ?? '');
  await part.getByRole('button', { name: 'Create new codes' }).click();
  await expect(part.getByRole('heading', { name: 'Your new backup codes' })).toBeFocused();
  const renewed = await part
    .getByRole('list', { name: 'Backup codes' })
    .getByRole('listitem')
    .allTextContents();
  await part.getByRole('button', { name: 'I’ve saved my codes' }).click();
  await part.getByRole('button', { name: 'Turn off' }).click();
  await part.getByLabel('Authentication code').fill(codes[2] ?? '');
  await part.getByRole('button', { name: 'Turn off' }).click();
  await expect(part.getByRole('alert')).toHaveText('The code is not correct.');
  await part.getByLabel('Authentication code').fill(renewed[0] ?? '');
  await part.getByRole('button', { name: 'Turn off' }).click();
  await expect(part.getByRole('status')).toContainText('Two-step verification is off.');

  await signOut(page);
  await expect(page).toHaveURL('/');
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
});
