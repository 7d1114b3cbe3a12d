import type { Locator, Page } from '@playwright/test';
import { openRegister, PASSWORD, unique } from '../../support/browser';
import { expect, fault, openSignedIn, type Stage, test } from '../../support/faultStage';
import { WHOLE } from '../../support/sample';
import { serveBuild } from '../../support/serveBuild';

/** The rules of a new password, and exactly what a registration sends (F-143, F-144). */
const REGISTER = 'POST /api/auth/register';
const LENGTH = 'Password must be at least 6 characters long';
const RULES = [
  ['uppercase', 'Password must contain at least one uppercase letter'],
  ['lowercase', 'Password must contain at least one lowercase letter'],
  ['digit', 'Password must contain at least one number'],
  ['special', 'Password must contain at least one special character'],
] as const;

const withRules = ({ api }: Stage, rules: string) => ({
  VITE_API_BASE_URL: api.url,
  VITE_API_RETRY_ATTEMPTS: '1',
  VITE_PASSWORD_RULES: rules,
});

async function chooseCountry(page: Page, dialog: Locator, field: string, name: string): Promise<void> {
  await dialog.getByRole('combobox', { name: field }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

async function fillNames(dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel('First Name').fill(' Ada ');
  await dialog.getByLabel('Last Name').fill('Lovelace');
  await dialog.getByLabel('Email').fill(` ${email} `);
}

async function fillCountries(page: Page, dialog: Locator): Promise<void> {
  await chooseCountry(page, dialog, 'Country of Birth', 'Iran');
  await chooseCountry(page, dialog, 'Country of Residence', 'Canada');
}

/** A form in which only the password is missing. */
async function fillPerson(page: Page, dialog: Locator): Promise<void> {
  await fillNames(dialog, 'ada@b.test');
  await fillCountries(page, dialog);
}

async function fillPassword(dialog: Locator, password: string): Promise<void> {
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm Password').fill(password);
}

const submit = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Create Account', exact: true }).click();

/**
 * src/validation/rules.test.ts has all sixteen combinations. Here each rule is in one combination and missing
 * in one.
 */
const COMBINATIONS = WHOLE
  ? Array.from({ length: 16 }, (_, bits) => RULES.filter((_rule, at) => (bits & (1 << at)) !== 0))
  : [RULES.filter((_, at) => at % 2 === 0), RULES.filter((_, at) => at % 2 === 1)];

test('a password must meet the rules, and all that fail are listed (F-143)', async ({
  page,
  stage,
  oracles,
}) => {
  test.setTimeout(180_000);
  const site = await serveBuild(withRules(stage, ''));
  oracles.allowOrigin(site.url);
  for (const chosen of COMBINATIONS) {
    const words = chosen.map(([rule]) => rule).join(',');
    await test.step(`the rules "${words}"`, async () => {
      stage.api.reset();
      site.configure(withRules(stage, words));
      await page.goto(`${site.url}/jobs`);
      const dialog = await openRegister(page);
      await fillPerson(page, dialog);
      // Three characters of no kind that a rule requires.
      await fillPassword(dialog, '---');
      await expect(
        dialog.getByRole('list', { name: 'Your password needs:' }).getByRole('listitem'),
      ).toHaveCount(1 + chosen.length);
      await submit(dialog);
      const told = dialog.getByRole('alert');
      const broken = [LENGTH, ...chosen.map(([, message]) => message)];
      if (broken.length === 1) await expect(told).toHaveText(LENGTH);
      else await expect(told.getByRole('listitem')).toHaveText(broken);
      await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
      expect(stage.api.calls(REGISTER)).toHaveLength(0);

      // With everything that is required, and nothing else.
      const part = { uppercase: 'A', lowercase: 'b', digit: '7', special: '!' };
      await fillPassword(dialog, `------${chosen.map(([rule]) => part[rule]).join('')}`);
      stage.api.script(REGISTER, fault.status(409, { message: 'An account with this email already exists' }));
      await submit(dialog);
      await expect.poll(() => stage.api.calls(REGISTER).length).toBe(1);
    });
  }
  await site.close();
});

test('the rules apply wherever a password is chosen (F-143)', async ({ page, stage, oracles }) => {
  const site = await serveBuild(withRules(stage, 'uppercase,digit'));
  oracles.allowOrigin(site.url);
  const expected = [
    'Password must contain at least one uppercase letter',
    'Password must contain at least one number',
  ];
  stage.api.script('GET /api/auth/validate-reset-token', fault.ok({ valid: true }));
  await page.goto(`${site.url}/reset-password?token=abc`);
  const main = page.getByRole('main');
  await fillPassword(main, 'letters');
  await main
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(main.getByRole('alert').getByRole('listitem')).toHaveText(expected);
  expect(stage.api.calls('POST /api/auth/reset-password')).toHaveLength(0);

  await openSignedIn(page, stage, `${site.url}/settings`, 'user');
  const section = page.locator('#password');
  await section.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await section.getByLabel('New password', { exact: true }).fill('letters');
  await section.getByLabel('Confirm new password', { exact: true }).fill('letters');
  await section.locator('button[type=submit]').click();
  await expect(section.getByRole('alert').getByRole('listitem')).toHaveText(expected);
  expect(stage.api.calls('PUT /api/auth/change-password')).toHaveLength(0);
  await site.close();
});

const PAYLOADS = [
  { name: 'neither phone nor referral code', phone: '', referral: '', sent: {} },
  { name: 'a phone', phone: '+1 416 555 0100', referral: '', sent: { phoneNumber: '+14165550100' } },
  { name: 'a referral code', phone: '', referral: ' FRIEND-7 ', sent: { referralCode: 'FRIEND-7' } },
  {
    name: 'both',
    phone: '٤١٦٥٥٥٠١٠٠',
    referral: 'X',
    sent: { phoneNumber: '+14165550100', referralCode: 'X' },
  },
] as const;

test('a registration sends exactly the input, and without countries nothing (F-144)', async ({
  page,
  stage,
}) => {
  const email = `${unique('ada')}@b.test`;
  await page.goto(`${stage.site.url}/jobs`);
  const dialog = await openRegister(page);
  await fillNames(dialog, email);
  await fillPassword(dialog, PASSWORD);
  await submit(dialog);
  await expect(dialog.getByRole('alert')).toHaveText(
    'Please fill in all required fields: Country of Birth, Country of Residence',
  );
  expect(stage.api.calls(REGISTER)).toHaveLength(0);

  await fillCountries(page, dialog);
  for (const [at, { name, phone, referral, sent }] of PAYLOADS.entries()) {
    await test.step(name, async () => {
      // The input stays for the next case until the last one is sent.
      const isLast = at === PAYLOADS.length - 1;
      stage.api.script(REGISTER, isLast ? fault.pass() : fault.status(400, { message: `No ${name}` }));
      await fillPassword(dialog, PASSWORD);
      await dialog.getByLabel('Phone', { exact: true }).fill(phone);
      await dialog.getByLabel('Referral Code').fill(referral);
      await submit(dialog);
      if (isLast) await expect(dialog).toBeHidden();
      else await expect(dialog.getByRole('alert')).toHaveText(`No ${name}`);
      const calls = stage.api.calls(REGISTER);
      expect(calls).toHaveLength(at + 1);
      expect(JSON.parse(calls.at(-1)?.body ?? '')).toEqual({
        command: 'register',
        email,
        password: PASSWORD,
        firstName: 'Ada',
        lastName: 'Lovelace',
        createProfile: true,
        countryOfBirthId: expect.stringMatching(/./),
        countryOfResidenceId: expect.stringMatching(/./),
        ...sent,
      });
    });
  }
});
