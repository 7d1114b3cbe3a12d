import { ACCOUNTS, openSignIn, PASSWORD, storedSession } from '../../support/browser';
import type { Fault } from '../../support/fault-server/faults';
import { expect, fault, test } from '../../support/faultStage';
import { startSecureFront } from '../../support/secureFront';
import { readBuild, serveBuild } from '../../support/serveBuild';

/** The certificate is made for the test and signed by itself. */
test.use({ ignoreHTTPSErrors: true });

const LOGIN = 'POST /api/auth/login';
const CREDENTIALS = 'Invalid email or password. Please check your credentials and try again.';

/** Answers whose texts over HTTP/1.1 are in tests/browser/all/faults-login.spec.ts, word for word. */
const CASES: readonly (readonly [name: string, what: Fault, text: string])[] = [
  ['400 bare', fault.status(400), 'Invalid request. Please check your input and try again.'],
  ['401 bare', fault.status(401), 'Authentication failed. Please check your credentials.'],
  ['403 bare', fault.status(403), 'Access denied. You do not have permission to perform this action.'],
  ['404 bare', fault.status(404), 'The requested resource was not found.'],
  ['409 bare', fault.status(409), 'A conflict occurred. The resource may already exist.'],
  ['500 bare', fault.status(500), 'A server error occurred. Please try again later.'],
  ['503 bare', fault.status(503), 'A server error occurred. Please try again later.'],
  ['400 with a message', fault.status(400, { message: 'Reason 400' }), 'Reason 400'],
  ['422 with an error field', fault.status(422, { error: 'Another reason' }), 'Another reason'],
  ['500 with a message', fault.status(500, { message: 'Reason 500' }), 'Reason 500'],
  ['401 credentials', fault.status(401, { message: 'Invalid credentials' }), CREDENTIALS],
  [
    '409 account',
    fault.status(409, { message: 'This email address already exists' }),
    'An account with this email address already exists.',
  ],
];

test('over HTTP/2, whose answers have no status text, the sentences are the same (F-084)', async ({
  page,
  stage,
  oracles,
}) => {
  const front = await startSecureFront(stage.api.url);
  test.skip(front === null, 'there is no openssl to make a certificate with');
  if (front === null) return;
  const site = await serveBuild(
    { VITE_API_BASE_URL: front.url, VITE_API_TIMEOUT_MS: '3000', VITE_API_RETRY_ATTEMPTS: '1' },
    readBuild(),
  );
  for (const { url } of [front, site]) oracles.allowOrigin(url);

  await page.goto(site.url);
  const dialog = await openSignIn(page);
  await dialog.getByLabel('Email').fill(ACCOUNTS.user);
  for (const [name, what, text] of CASES) {
    await test.step(name, async () => {
      stage.api.script(LOGIN, what);
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      const before = stage.api.calls(LOGIN).length;
      await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect.poll(() => stage.api.calls(LOGIN).length).toBe(before + 1);
      await expect(dialog.getByRole('alert')).toHaveText(text);
    });
  }
  expect([...front.versions]).toEqual(['2.0']);
  // The status text, which the app did not have.
  stage.api.script('GET /api/nothing', fault.status(418));
  const statusText = await page.evaluate(
    async (url) => (await fetch(url)).statusText,
    `${front.url}/api/nothing`,
  );
  expect(statusText).toBe('');

  stage.api.script(LOGIN, fault.pass());
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await storedSession(page)).auth_token).not.toBeNull();
  await page.close();
  await Promise.all([site.close(), front.close()]);
});
