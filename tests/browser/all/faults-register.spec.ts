import type { Locator, Page } from '@playwright/test';
import { openRegister, PASSWORD, storedSession, unique } from '../../support/browser';
import { expect, fault, type Stage, test } from '../../support/faultStage';
import { cover } from '../../support/sample';

/**
 * Faults at the registration (docs/reliability.md#http-faults): its countries, and the POST that must not be
 * repeated.
 */
const COUNTRIES = 'GET /api/countries';
const REGISTER = 'POST /api/auth/register';

const openOn = async (page: Page, url: string): Promise<Locator> => {
  await page.goto(url);
  return openRegister(page);
};

/** The field is the combobox if there are countries, and gives the reason if there are none. */
const birth = (dialog: Locator) => dialog.getByRole('combobox', { name: 'Country of Birth' });

const country = (id: string, name: string) => ({
  id,
  code: name.slice(0, 2).toUpperCase(),
  name,
  created: '',
  lastModified: '',
});
const list = [country('2', 'Peru'), country('1', 'Chad')];

test('four shapes of the list are read, and sorted by name (F-082)', async ({ page, stage }) => {
  const bodies = [
    { countries: list, totalCount: 2 },
    list,
    { data: list, totalCount: 2 },
    { items: list, total: 2 },
  ];
  // src/api/lists.test.ts has them all.
  for (const body of cover<unknown>(bodies, 3)) {
    stage.api.script(COUNTRIES, fault.ok(body));
    const dialog = await openOn(page, stage.site.url);
    await birth(dialog).click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/Chad/, /Peru/]);
  }
});

test('countries that cannot be read are reported as missing, and can be requested again (F-076 to F-078, F-082, F-085, F-094)', async ({
  page,
  stage,
}) => {
  test.setTimeout(120_000);
  const faults = [
    fault.html(),
    fault.half({ countries: list }),
    fault.empty(),
    fault.ok({ countries: [] }),
    fault.ok({ strange: true }),
    fault.ok([{ id: {}, name: 5 }]),
    fault.status(403),
    fault.deep(5000),
    fault.huge(50),
  ];
  stage.api.script(COUNTRIES, fault.status(500));
  const dialog = await openOn(page, stage.site.url);
  const missing = dialog.getByText('No countries available').first();
  const again = dialog.getByRole('button', { name: 'Try again' }).first();
  const name = dialog.getByLabel('First Name');
  await expect(missing).toBeVisible({ timeout: 15_000 });
  expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await name.fill('Ada');
  for (const what of faults) {
    await test.step(JSON.stringify(what).slice(0, 60), async () => {
      stage.api.reset();
      stage.api.script(COUNTRIES, what);
      await again.click();
      await expect.poll(() => stage.api.calls(COUNTRIES)[0]?.closedAt ?? null).not.toBeNull();
      await expect(dialog.getByText('Loading countries...')).toHaveCount(0, { timeout: 15_000 });
      // If a wrong answer were accepted, the next 'Try again' would be missing.
      await expect(missing).toBeVisible();
      await expect(name).toHaveValue('Ada');
      // The page still reacts.
      const before = Date.now();
      await name.fill('');
      await name.fill('Ada');
      expect(Date.now() - before).toBeLessThan(1500);
    });
  }
  stage.api.script(COUNTRIES, fault.ok(list));
  await again.click();
  await birth(dialog).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2);
  await expect(name).toHaveValue('Ada');
});

test('countries that hang are tried twice, five seconds each (F-094)', async ({ page, stage }) => {
  stage.api.script(COUNTRIES, fault.hang());
  const dialog = await openOn(page, stage.patientSite.url);
  await expect(dialog.getByText('Loading countries...').first()).toBeVisible();
  await expect(dialog.getByText('No countries available').first()).toBeVisible({ timeout: 20_000 });
  const calls = stage.api.calls(COUNTRIES);
  expect(calls).toHaveLength(2);
  for (const { at, closedAt } of calls) {
    expect((closedAt ?? 0) - at).toBeGreaterThan(4000);
    expect((closedAt ?? 0) - at).toBeLessThan(6500);
  }
});

async function fill(page: Page, dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel('First Name').fill('Ada');
  await dialog.getByLabel('Last Name').fill('Lovelace');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm Password').fill(PASSWORD);
  for (const field of ['Country of Birth', 'Country of Residence']) {
    await dialog.getByRole('combobox', { name: field }).fill('Canada');
    await page.getByRole('option', { name: 'Canada', exact: true }).click();
  }
}

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Create Account', exact: true });

async function expectFailure(
  page: Page,
  stage: Stage,
  dialog: Locator,
  text: string | RegExp,
): Promise<void> {
  await expect(dialog.getByRole('alert')).toHaveText(text);
  await expect(submit(dialog)).toBeEnabled();
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ada');
  await expect(birth(dialog)).toHaveValue('Canada');
  expect((await storedSession(page)).auth_token).toBeNull();
  expect(stage.api.calls(REGISTER)).toHaveLength(1);
}

test('a registration is sent once, fails with its sentence, and keeps the form (F-083, F-089, F-090, F-099)', async ({
  page,
  stage,
}) => {
  test.setTimeout(120_000);
  const email = `${unique('ada')}@visatalent.test`;
  const dialog = await openOn(page, stage.site.url);
  await fill(page, dialog, email);
  const cases = [
    [
      fault.status(409, { message: 'A user with this email already exists.' }),
      'An account with this email address already exists.',
    ],
    [fault.status(400, ''), 'Invalid request. Please check your input and try again.'],
    [fault.status(503), 'A server error occurred. Please try again later.'],
    [fault.ok({ success: false }), 'Registration failed. Please try again.'],
    [
      fault.ok({ email, fullName: 'A B', roles: [], accessToken: 't' }),
      'Invalid response structure: user ID is missing',
    ],
    [fault.html(), 'Registration failed. Please try again.'],
    [fault.reset(), 'Network error. Please check your connection and try again.'],
    [fault.hang(), 'Request timed out. Please try again.'],
    // The server created the account but answered with an error. The next attempt says so.
    [fault.commitThenReset(), 'Network error. Please check your connection and try again.'],
    [fault.pass(), 'An account with this email address already exists.'],
  ] as const;
  for (const [what, text] of cases) {
    stage.api.reset();
    stage.api.script(REGISTER, what);
    for (const field of ['Password', 'Confirm Password'])
      await dialog.getByLabel(field, { exact: true }).fill(PASSWORD);
    await submit(dialog).click();
    await expect.poll(() => stage.api.calls(REGISTER).length).toBe(1);
    await expectFailure(page, stage, dialog, text);
  }
});

test('one POST however often it is pressed; a profile that cannot be created is ignored (F-048, F-106)', async ({
  page,
  stage,
}) => {
  const email = `${unique('ada')}@visatalent.test`;
  stage.api.script(
    REGISTER,
    fault.delay(
      700,
      fault.ok({
        userId: '77',
        email,
        fullName: 'Ada Lovelace',
        roles: ['end_user'],
        accessToken: 'token-77',
        hasProfile: false,
      }),
    ),
  );
  stage.api.script('POST /api/UserProfiles', fault.status(500));
  // The backend does not know this token, so the dashboard's own requests must not end the session.
  const OWN = [
    'auth',
    'user',
    'users',
    'UserProfiles',
    'EducationLevels',
    'jobs',
    'tasks',
    'notifications',
    'messages',
  ];
  for (const path of [
    ...OWN.map((name) => `${name}/**`),
    'tasks',
    'notifications',
    'messages',
    'updates',
    'documents',
  ])
    stage.api.script(`GET /api/${path}`, fault.status(404));
  const dialog = await openOn(page, stage.site.url);
  await fill(page, dialog, email);
  await submit(dialog).dblclick({ noWaitAfter: true });
  await expect(dialog.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(stage.api.calls(REGISTER)).toHaveLength(1);
  await expect.poll(() => stage.api.calls('POST /api/UserProfiles').length).toBe(1);
  const [made] = stage.api.calls('POST /api/UserProfiles');
  expect(made?.headers.authorization).toBe('Bearer token-77');
  const profile = JSON.parse(made?.body ?? '{}') as Record<string, unknown>;
  expect(profile).toMatchObject({
    userId: '77',
    countryOfBirthId: expect.any(String),
    countryOfResidenceId: expect.any(String),
  });
  await page.waitForTimeout(1500);
  expect(stage.api.calls('POST /api/UserProfiles')).toHaveLength(1);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Registration failed|server error/)).toHaveCount(0);
});
