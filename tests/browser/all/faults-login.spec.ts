import type { Locator, Page } from '@playwright/test';
import { ACCOUNTS, openSignIn, PASSWORD, signIn, storedSession } from '../../support/browser';
import type { Fault } from '../../support/fault-server/faults';
import { expect, fault, type Stage, test } from '../../support/faultStage';
import { WHOLE } from '../../support/sample';

/**
 * Faults at the login (docs/reliability.md#http-faults): each leads to the right sentence, and no input is
 * lost.
 */
const LOGIN = 'POST /api/auth/login';
const NETWORK = 'Network error. Please check your connection and try again.';
const TIMEOUT = 'Request timed out. Please try again.';
const SERVER = 'A server error occurred. Please try again later.';
const BAD_REQUEST = 'Invalid request. Please check your input and try again.';
const DEFAULT = 'Login failed. Please check your credentials.';
/** The normaliser reads 'Login failed' as wrong credentials. */
const NO_SESSION = /^(Login failed\.|Invalid email or password\.)/;
const CREDENTIALS = 'Invalid email or password. Please check your credentials and try again.';

const user = {
  userId: '1',
  userProfileId: null,
  email: 'a@b.test',
  fullName: 'Ada Lovelace',
  roles: ['end_user'],
};
const session = { ...user, accessToken: 'token-1', expiresIn: 3600 };

/**
 * Opens the dialog and fills it.
 * @returns what the cases below need
 */
async function filledDialog(page: Page, url: string): Promise<Locator> {
  await page.goto(url);
  const dialog = await openSignIn(page);
  await dialog.getByLabel('Email').fill(ACCOUNTS.user);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  return dialog;
}

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Sign In', exact: true });

/** One failed attempt: the sentence is shown, the form stays usable, no session, no navigation. */
async function expectFailure(page: Page, dialog: Locator, text: string | RegExp): Promise<void> {
  await expect(dialog.getByRole('alert')).toHaveText(text);
  await expect(submit(dialog)).toBeEnabled();
  await expect(dialog.getByLabel('Email')).toHaveValue(ACCOUNTS.user);
  expect(Object.values(await storedSession(page)).filter((value) => value !== null)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/');
}

type Case = readonly [name: string, what: Fault, text: string | RegExp];

/** Runs the cases one after the other in one dialog. */
async function table(page: Page, stage: Stage, cases: readonly Case[]): Promise<void> {
  const dialog = await filledDialog(page, stage.site.url);
  for (const [name, what, text] of cases) {
    await test.step(name, async () => {
      stage.api.script(LOGIN, what);
      // The form may empty the password after a failure, so it is filled again.
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      const before = stage.api.calls(LOGIN).length;
      await submit(dialog).click();
      await expect.poll(() => stage.api.calls(LOGIN).length).toBe(before + 1);
      await expectFailure(page, dialog, text);
      expect(stage.api.calls(LOGIN)).toHaveLength(before + 1);
    });
  }
}

test('every status, with and without a message, has its sentence (F-083)', async ({ page, stage }) => {
  const statuses: [number, string][] = [
    [400, BAD_REQUEST],
    [401, 'Authentication failed. Please check your credentials.'],
    [403, 'Access denied. You do not have permission to perform this action.'],
    [404, 'The requested resource was not found.'],
    [409, 'A conflict occurred. The resource may already exist.'],
    [422, BAD_REQUEST],
    [429, BAD_REQUEST],
    [500, SERVER],
    [502, SERVER],
    [503, SERVER],
    [504, SERVER],
  ];
  const bare = ([code, text]: (typeof statuses)[number]) =>
    [`${code} bare`, fault.status(code), text] as const;
  const withMessage = ([code]: (typeof statuses)[number]) =>
    [`${code} with a message`, fault.status(code, { message: `Reason ${code}` }), `Reason ${code}`] as const;
  await table(page, stage, [
    // The status alone and its message are two rules of src/errors/normaliser.test.ts; here every status is
    // tested with one.
    ...statuses.filter((_, at) => WHOLE || at % 2 === 0).map(bare),
    ...statuses.filter((_, at) => WHOLE || at % 2 === 1).map(withMessage),
    ['error field', fault.status(400, { error: 'Another reason' }), 'Another reason'],
    [
      '409 account',
      fault.status(409, { message: 'This email address already exists' }),
      'An account with this email address already exists.',
    ],
    ['401 credentials', fault.status(401, { message: 'Invalid credentials' }), CREDENTIALS],
    [
      '429 with a hint (F-101)',
      fault.status(429, '', { 'retry-after': '3' }),
      /^Invalid request\..* 3 seconds\.$/,
    ],
  ]);
});

test("a server's message is shown as text, short, on one line (F-002, F-003, F-006, F-011)", async ({
  page,
  stage,
}) => {
  await table(page, stage, [
    [
      'markup',
      fault.status(400, { message: '<script>alert(1)</script>\nline2' }),
      '<script>alert(1)</script> line2',
    ],
    [
      'a page of HTML',
      fault.html(502, `<html><script>x</script>${'<p>error</p>'.repeat(20_000)}</html>`),
      SERVER,
    ],
    ['an object', fault.status(400, { message: { a: 1 } }), BAD_REQUEST],
    ['a list', fault.status(400, { message: ['a'] }), BAD_REQUEST],
    ['null', fault.status(500, { message: null, error: '' }), SERVER],
    [
      'control characters',
      fault.status(400, { message: `a\u0000b\u2028c\u001b[31md${'\n'.repeat(5000)}e` }),
      /^a.?b.c.*d( e)?$/,
    ],
    ['a megabyte', fault.status(400, { message: 'x'.repeat(1024 * 1024) }), /^x{1,300}…?$/],
  ]);
  expect(await page.evaluate(() => document.querySelectorAll('[role=alert] script').length)).toBe(0);
});

test('an unusable answer fails with a text (F-076 to F-081, F-095)', async ({ page, stage }) => {
  const half = JSON.stringify(session);
  await table(page, stage, [
    ['captive portal (F-076)', fault.html(), DEFAULT],
    ['half a body, FIN (F-077)', fault.half(half), NETWORK],
    ['half a body, RST (F-077)', fault.half(half, 'rst'), NETWORK],
    ['a length too long (F-077)', fault.badLength(half, half.length + 10), NETWORK],
    ['half JSON, whole answer', fault.wrongType(half.slice(0, 20), 'application/json'), DEFAULT],
    ['empty (F-078)', fault.empty(), /Login failed|user data is missing|unexpected/],
    ['no content (F-078)', fault.empty(204), /Login failed|user data is missing|unexpected/],
    ['refused (F-079)', fault.ok({ success: false, error: 'Invalid credentials' }), CREDENTIALS],
    ['refused without a reason (F-079)', fault.ok({ success: false }), CREDENTIALS],
    ['no user (F-081)', fault.ok({ accessToken: 't', success: true, data: null }), /user data is missing/],
    ['081 no id', fault.ok({ ...session, userId: undefined }), /is missing/],
    // The others: sessions.spec.ts.
    ['cannot stand in a header (F-049)', fault.ok({ ...session, accessToken: 'a\nb' }), NO_SESSION],
    ['095 UTF-16', fault.wrongType(Buffer.from(half, 'utf16le'), 'application/json'), DEFAULT],
    ['095 NaN', fault.wrongType(half.replace('3600', 'NaN'), 'application/json'), DEFAULT],
    ['a bare number', fault.ok(5), /Login failed|user data is missing/],
    ['deep', fault.deep(20_000), /Login failed|user data is missing|is missing/],
  ]);
  expect(stage.api.ledger.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
});

test('a connection that breaks, hangs or is very slow leads to a sentence (F-089, F-090, F-091, F-093)', async ({
  page,
  stage,
  oracles,
}) => {
  oracles.allowConsole(/blocked by CORS policy/);
  await table(page, stage, [
    ['reset before the body (F-089)', fault.reset('beforeBody'), NETWORK],
    ['reset after the body (F-089)', fault.reset(), NETWORK],
    ['no CORS header (F-093)', fault.noCors(fault.ok(session)), NETWORK],
    ['redirect elsewhere', fault.redirect(307, 'https://evil.example/login'), NETWORK],
    ['never answers (F-090)', fault.hang(), TIMEOUT],
    ['drips (F-091)', fault.drip(session, 400), TIMEOUT],
  ]);
  for (const entry of stage.api.calls(LOGIN).slice(-2)) {
    await expect.poll(() => entry.closedByClient).toBe(true);
    expect((entry.closedAt ?? 0) - entry.at).toBeLessThan(1500 + 600);
  }
});

test('a refused preflight is a network error (F-093)', async ({ page, stage, oracles }) => {
  oracles.allowConsole(/blocked by CORS policy/);
  const dialog = await filledDialog(page, stage.site.url);
  stage.api.script(LOGIN, fault.noCors(fault.pass(), true));
  await submit(dialog).click();
  await expectFailure(page, dialog, NETWORK);
  expect(stage.api.calls(LOGIN)).toHaveLength(0);
});

test('closing the dialog ends the request, and it has no later effect (F-092)', async ({ page, stage }) => {
  for (const what of [fault.hang(), fault.drip(session, 100, 20)]) {
    stage.api.reset();
    const dialog = await filledDialog(page, stage.patientSite.url);
    stage.api.script(LOGIN, what);
    await submit(dialog).click();
    await expect.poll(() => stage.api.calls(LOGIN).length).toBe(1);
    // The pressed button is disabled; a moment later its dialog gets the focus back.
    await expect(page.locator('[role=presentation] :focus:not(:disabled)')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => stage.api.calls(LOGIN)[0]?.closedByClient, { timeout: 1500 }).toBe(true);
    await page.waitForTimeout(1000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(Object.values(await storedSession(page)).filter((value) => value !== null)).toEqual([]);
    expect(stage.api.calls(LOGIN)).toHaveLength(1);
  }
});

test('valid JSON is read whatever its content type says (F-080, F-095)', async ({ page, stage }) => {
  const bodies = [
    fault.wrongType(session, 'text/plain'),
    fault.wrongType(session, 'application/octet-stream'),
    fault.wrongType(session, null),
    fault.wrongType(`\uFEFF${JSON.stringify(session)}`, 'application/json'),
    fault.ok({ success: true, data: session, message: 'Welcome' }),
  ];
  stage.api.script('GET /api/**', fault.status(404));
  for (const what of bodies) {
    stage.api.script(LOGIN, what);
    await page.goto(`${stage.site.url}/jobs`);
    await signIn(page, ACCOUNTS.user);
    await expect(page.getByRole('button', { name: 'Open profile menu' })).toBeVisible();
    expect((await storedSession(page)).auth_token).toBe('token-1');
    await page.evaluate(() => window.localStorage.clear());
  }
});

test('one submit is one request, however often it is pressed; a login that fails is tried again (F-047, F-096)', async ({
  page,
  stage,
}) => {
  stage.api.script(LOGIN, fault.delay(3000, fault.status(400, { message: 'No' })));
  const dialog = await filledDialog(page, stage.patientSite.url);
  const password = dialog.getByLabel('Password', { exact: true });
  for (let index = 0; index < 5; index += 1)
    await password.press('Enter', { noWaitAfter: true, timeout: 300 }).catch(() => undefined);
  await expect(submit(dialog)).toBeDisabled();
  await expect(dialog.getByLabel('Email')).toBeDisabled();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expectFailure(page, dialog, 'No');
  expect(stage.api.calls(LOGIN)).toHaveLength(1);

  stage.api.reset();
  stage.api.script(LOGIN, fault.status(500), fault.reset(), fault.pass());
  await password.fill(PASSWORD);
  await submit(dialog).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const [first, second, third] = stage.api.calls(LOGIN).map(({ at }) => at);
  expect(stage.api.calls(LOGIN)).toHaveLength(3);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(700);
  expect((second ?? 0) - (first ?? 0)).toBeLessThan(1600);
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThan(1700);
  expect((third ?? 0) - (second ?? 0)).toBeLessThan(2800);
});

test('hostile roles, keys and names do no harm (F-087, F-088, F-136)', async ({ page, stage }) => {
  const roles = [
    ...Array.from({ length: 10_000 }, (_, index) => `ROLE_${index % 50}`),
    'administrator',
    'End_User',
    'administrator',
  ];
  const poison = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":"x",${JSON.stringify(
    {
      ...session,
      fullName: '  Ada   <img src=x onerror=alert(1)> ',
      roles,
    },
  ).slice(1)}`;
  stage.api.script(LOGIN, fault.wrongType(poison, 'application/json'));
  stage.api.script('GET /api/**', fault.status(404));
  const dialog = await filledDialog(page, stage.site.url);
  await submit(dialog).click();
  await expect(page).toHaveURL(/\/admin$/);
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
  const stored = JSON.parse((await storedSession(page)).auth_user ?? '{}') as Record<string, string>;
  expect(stored.firstName).toBe('Ada');
  await page.getByRole('button', { name: 'Open profile menu' }).click();
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
  expect(await page.locator('img[src=x]').count()).toBe(0);
});
