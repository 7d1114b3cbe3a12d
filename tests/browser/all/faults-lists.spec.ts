import { navigate, signIn, signOut } from '../../support/browser';
import { expect, fault, openSignedIn, test } from '../../support/faultStage';
import { cover } from '../../support/sample';

/** Faults while a page reads: retries, and whose answer is shown (docs/reliability.md#retries). */
const SESSIONS = 'GET /api/auth/sessions';

test('a GET that fails twice is tried three times, after one and two seconds, without an error (F-096)', async ({
  page,
  stage,
}) => {
  await openSignedIn(page, stage, `${stage.patientSite.url}/robots.txt`, 'user');
  stage.api.script(SESSIONS, fault.status(500), fault.reset(), fault.pass());
  await page.goto(`${stage.patientSite.url}/settings`);
  await expect.poll(() => stage.api.calls(SESSIONS).length, { timeout: 15_000 }).toBe(3);
  const [first = 0, second = 0, third = 0] = stage.api.calls(SESSIONS).map(({ at }) => at);
  expect(Math.abs(second - first - 1000)).toBeLessThan(600);
  expect(Math.abs(third - second - 2000)).toBeLessThan(800);
  await page.waitForTimeout(1000);
  expect(stage.api.calls(SESSIONS)).toHaveLength(3);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('a GET that always fails is tried three times, then says so and offers to try again (F-097)', async ({
  page,
  stage,
}) => {
  await openSignedIn(page, stage, `${stage.patientSite.url}/robots.txt`, 'user');
  stage.api.script(SESSIONS, fault.status(500));
  await page.goto(`${stage.patientSite.url}/settings`);
  const text = page.getByRole('main').getByText('A server error occurred. Please try again later.');
  await expect(text.first()).toBeVisible({ timeout: 15_000 });
  expect(stage.api.calls(SESSIONS)).toHaveLength(3);
  stage.api.script(SESSIONS, fault.pass());
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
  await expect(text).toHaveCount(0);
  await expect.poll(() => stage.api.calls(SESSIONS).length).toBe(4);
});

test('a 4xx is not tried again (F-098)', async ({ page, stage }) => {
  await openSignedIn(page, stage, `${stage.patientSite.url}/robots.txt`, 'user');
  // src/api/retry.test.ts has them all.
  for (const status of cover([400, 403, 404, 409, 422, 429], 2)) {
    stage.api.reset();
    stage.api.script(SESSIONS, fault.status(status));
    await page.goto(`${stage.patientSite.url}/settings`);
    await expect.poll(() => stage.api.calls(SESSIONS).length).toBe(1);
    await page.waitForTimeout(1500);
    expect(stage.api.calls(SESSIONS), String(status)).toHaveLength(1);
  }
});

test('a profile that is never answered does not delay its completion', async ({ page, stage }) => {
  const profile = 'GET /api/UserProfiles/by-user/*';
  const completion = 'GET /api/UserProfiles/*/completion-status';
  await openSignedIn(page, stage, `${stage.patientSite.url}/robots.txt`, 'user');
  stage.api.script(profile, fault.hang());
  await page.goto(`${stage.patientSite.url}/dashboard`);
  await expect.poll(() => stage.api.calls(completion).length).toBe(1);
  await expect(page.getByText('No unread messages').or(page.getByText('All messages'))).toBeVisible();
  expect(stage.api.calls(profile)).toHaveLength(1);
  expect(stage.api.calls(completion)).toHaveLength(1);
});

test('one person’s answers are never shown to the next (F-064, F-105)', async ({ page, stage }) => {
  const profile = 'GET /api/UserProfiles/by-user/*';
  const first = await openSignedIn(page, stage, `${stage.patientSite.url}/profile`, 'user');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect.poll(() => stage.api.calls(profile).length).toBeGreaterThan(0);

  // The page's requests are waiting for their retries when the person signs out.
  stage.api.script('GET /api/**', fault.delay(1500, fault.status(500)));
  await page.goto(`${stage.patientSite.url}/dashboard`);
  await expect.poll(() => stage.api.calls(profile).length).toBeGreaterThan(1);
  await signOut(page);
  await expect(page).toHaveURL(`${stage.patientSite.url}/`);
  const left = stage.api.ledger.length;
  stage.api.script('GET /api/**', fault.pass());
  await signIn(page, 'both@visatalent.test');
  await page.waitForTimeout(3500);
  const after = stage.api.ledger.slice(left).filter(({ path }) => path !== '/api/auth/logout');
  expect(after.filter(({ headers }) => headers.authorization === `Bearer ${first}`)).toEqual([]);
  expect(await page.locator('body').innerText()).not.toContain('user@visatalent.test');
});

test('an answer is used again for five minutes, and requested again after that (F-065)', async ({
  page,
  stage,
}) => {
  await page.clock.install();
  await openSignedIn(page, stage, `${stage.site.url}/profile`, 'user');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const calls = () => stage.api.calls('GET /api/UserProfiles/by-user/*').length;
  await expect.poll(calls).toBe(1);
  const leaveAndReturn = async () => {
    // Not to the jobs: they are matched with the profile, and request it too.
    await navigate(page, '/terms');
    await expect(page).toHaveURL(/\/terms$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await page.clock.runFor(1000);
  };
  await leaveAndReturn();
  expect(calls()).toBe(1);
  await page.clock.runFor(301_000);
  await leaveAndReturn();
  await expect.poll(calls).toBe(2);
});
