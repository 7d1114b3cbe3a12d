import type { Page } from '@playwright/test';
import { openRegister, openSignIn, storedSession } from '../../support/browser';
import { expect, fault, test as base } from '../../support/faultStage';
import {
  GOOGLE,
  type IdentityProvider,
  idToken,
  LINKEDIN,
  startIdentityProvider,
} from '../../support/identityProvider';
import { type ServedBuild, serveBuild } from '../../support/serveBuild';

/** Signing in with Google and LinkedIn as deployed with client ids, with a stand-in for both. */
const IDS = { VITE_GOOGLE_CLIENT_ID: 'google-client', VITE_LINKEDIN_CLIENT_ID: 'linkedin-client' };
const CALLBACK = '/auth/linkedin/callback';
const GOOGLE_FAILED = 'Google login failed. Please try again.';
const LINKEDIN_FAILED = 'LinkedIn login failed. Please try again.';
const GRACE = { sub: 'g-1', email: 'grace@visatalent.test', given_name: 'Grace', family_name: 'Hopper' };

const test = base.extend<{ provider: IdentityProvider; site: ServedBuild }>({
  provider: async ({ context, oracles }, provide) => {
    const provider = await startIdentityProvider();
    await provider.stand(context);
    for (const origin of [GOOGLE, LINKEDIN]) oracles.allowOrigin(origin);
    await provide(provider);
    await provider.close();
  },
  site: async ({ stage, oracles }, provide) => {
    const site = await serveBuild({ VITE_API_BASE_URL: stage.api.url, VITE_API_RETRY_ATTEMPTS: '1', ...IDS });
    oracles.allowOrigin(site.url);
    await provide(site);
    await site.close();
  },
});

/**
 * Presses Google's button once it can be pressed. The press is made inside the frame: with a pointer Chromium
 * would send it to the page around a frame of another origin that was drawn a moment ago.
 */
async function pressGoogle(page: Page): Promise<void> {
  const button = page
    .frameLocator('iframe[title="Sign in with Google Button"]')
    .getByRole('button', { name: 'Continue with Google' });
  await button.click({ trial: true });
  await button.dispatchEvent('click');
}
const alert = (page: Page) => page.getByRole('dialog').getByRole('alert');
const stateKept = (page: Page) =>
  page.evaluate(() => window.sessionStorage.getItem('visatalent_linkedin_state'));

test('the policy names Google only with a client id, and LinkedIn never', async ({ stage }) => {
  const policyWith = async (settings: Readonly<Record<string, string>>) => {
    const site = await serveBuild({ VITE_API_BASE_URL: stage.api.url, ...settings });
    const response = await fetch(site.url);
    const header = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    const [, meta = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/i.exec(html) ?? [];
    await site.close();
    return { header, meta: meta.replaceAll('&#39;', "'") };
  };
  const none = await policyWith({});
  const linkedIn = await policyWith({ VITE_LINKEDIN_CLIENT_ID: 'linkedin-client' });
  const off = await policyWith({
    VITE_GOOGLE_CLIENT_ID: 'google-client',
    VITE_FEATURE_GOOGLE_SIGN_IN: 'false',
  });
  for (const { header, meta } of [none, linkedIn, off]) {
    expect(header).not.toMatch(/google|linkedin/);
    expect(meta).not.toMatch(/google|linkedin/);
    expect(header).toContain("require-trusted-types-for 'script'");
    expect(header).toContain("frame-src 'none'");
  }
  const { header, meta } = await policyWith(IDS);
  const directive = (policy: string, name: string) =>
    policy.split('; ').find((part) => part.startsWith(`${name} `));
  for (const policy of [header, meta]) {
    expect(directive(policy, 'script-src')).toContain(`${GOOGLE}/gsi/client`);
    expect(directive(policy, 'frame-src')).toBe(`frame-src ${GOOGLE}/gsi/`);
    expect(directive(policy, 'connect-src')).toContain(`${GOOGLE}/gsi/`);
    expect(policy).not.toMatch(/linkedin|unsafe/);
  }
});

test('without a client id no request goes to either host, and both buttons are the stub', async ({
  page,
  stage,
  provider,
}) => {
  await page.goto(`${stage.site.url}/jobs`);
  for (const name of ['Google', 'LinkedIn']) {
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: `Continue with ${name}` }).click();
    await expect(dialog).toBeHidden();
    expect((await storedSession(page)).auth_token).toBe('placeholder-token-social');
    await page.evaluate(() => window.localStorage.clear());
    await page.reload();
  }
  expect(provider.requests).toEqual([]);
  expect(stage.api.calls('POST /api/auth/**')).toEqual([]);
});

test("Google's own button returns a token, which is exchanged for a session", async ({
  page,
  stage,
  site,
  provider,
}) => {
  provider.credential = idToken(GRACE);
  await page.goto(site.url);
  expect(provider.requests).toEqual([]);
  await openSignIn(page);
  await pressGoogle(page);
  await expect(page).toHaveURL(`${site.url}/dashboard`);
  await expect(page.getByRole('main').getByText('Grace').first()).toBeVisible();
  const [call, ...more] = stage.api.calls('POST /api/auth/google');
  expect(more).toEqual([]);
  expect(JSON.parse(call?.body ?? '')).toEqual({ idToken: provider.credential });
  expect(provider.requests.map(({ pathname }) => pathname).sort()).toEqual([
    '/gsi/button',
    '/gsi/client',
    '/gsi/status',
    '/gsi/style',
  ]);
  expect(provider.requests.find(({ pathname }) => pathname === '/gsi/button')?.search).toBe(
    '?client_id=google-client',
  );
});

test("when Google's script cannot be loaded, a press says so, and it is requested again", async ({
  page,
  context,
  site,
  provider,
}) => {
  provider.credential = idToken(GRACE);
  await context.route(`${GOOGLE}/gsi/client`, (route) => route.abort('blockedbyclient'));
  await page.goto(`${site.url}/jobs`);
  const dialog = await openSignIn(page);
  const ours = dialog.getByRole('button', { name: 'Continue with Google' });
  await expect(ours).toBeEnabled();
  await expect(alert(page)).toHaveCount(0);
  await ours.click();
  await expect(alert(page)).toHaveText(GOOGLE_FAILED);
  expect((await storedSession(page)).auth_token).toBeNull();

  await context.unroute(`${GOOGLE}/gsi/client`);
  await ours.click();
  await pressGoogle(page);
  await expect(dialog).toBeHidden();
  expect((await storedSession(page)).auth_token).not.toBeNull();
});

test("a token that the backend refuses, or none, is reported in the dialog's own words", async ({
  page,
  stage,
  site,
  provider,
}) => {
  provider.credential = idToken({ ...GRACE, iss: 'https://elsewhere.test' });
  await page.goto(`${site.url}/jobs`);
  await openSignIn(page);
  await pressGoogle(page);
  await expect(alert(page)).toHaveText(GOOGLE_FAILED);
  expect(stage.api.calls('POST /api/auth/google')).toHaveLength(1);

  provider.credential = '';
  await page.reload();
  await openRegister(page);
  await pressGoogle(page);
  await expect(alert(page)).toHaveText('Google registration failed. Please try again.');
  expect(stage.api.calls('POST /api/auth/google')).toHaveLength(1);
  expect((await storedSession(page)).auth_token).toBeNull();
});

test('LinkedIn: sent with a state, returns with a code, which is sent once', async ({
  page,
  stage,
  site,
  provider,
}) => {
  await page.goto(site.url);
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: 'Continue with LinkedIn' }).click();
  await expect(page.getByRole('heading', { name: 'LinkedIn' })).toBeVisible();
  const [asked] = provider.requests.filter(({ origin }) => origin === LINKEDIN);
  expect(asked?.pathname).toBe('/oauth/v2/authorization');
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    response_type: 'code',
    client_id: 'linkedin-client',
    redirect_uri: site.url + CALLBACK,
    scope: 'openid profile email',
    state: expect.stringMatching(/^login\.[0-9a-f]{48}$/),
  });
  await page.getByRole('link', { name: 'Allow' }).click();
  await expect(page).toHaveURL(`${site.url}/dashboard`);
  await expect(page.getByRole('main').getByText('Grace').first()).toBeVisible();
  const calls = stage.api.calls('POST /api/auth/linkedin');
  expect(calls.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ code: 'stand-in-grace' }]);
  expect(await stateKept(page)).toBeNull();
});

test('LinkedIn: a refusal, or a code with a state that this tab did not send, is reported, and nothing is sent', async ({
  page,
  stage,
  site,
  provider,
}) => {
  await page.goto(site.url);
  for (const [at, way] of ['Planted', 'Cancel'].entries()) {
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    if (at === 0) await openSignIn(page);
    await dialog.getByRole('button', { name: 'Continue with LinkedIn' }).click();
    await page.getByRole('link', { name: way }).click();
    await expect(page.getByRole('main').getByText(LINKEDIN_FAILED)).toBeVisible();
    // Nothing of the answer stays in the address.
    await expect(page).toHaveURL(site.url + CALLBACK);
    expect(stage.api.calls('POST /api/auth/linkedin')).toEqual([]);
    expect((await storedSession(page)).auth_token).toBeNull();
    expect(provider.requests.filter(({ origin }) => origin === LINKEDIN)).toHaveLength(at + 1);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog).toBeVisible();
  }
});

test('LinkedIn: loading the return address again sends no code again', async ({
  page,
  stage,
  site,
  provider,
}) => {
  stage.api.script('POST /api/auth/linkedin', fault.status(401, { message: 'The code was used' }));
  await page.goto(site.url);
  await (await openSignIn(page)).getByRole('button', { name: 'Continue with LinkedIn' }).click();
  const back = await page.getByRole('link', { name: 'Allow' }).getAttribute('href');
  await page.getByRole('link', { name: 'Allow' }).click();
  await expect(page.getByRole('main').getByText(LINKEDIN_FAILED)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(LINKEDIN_FAILED)).toBeVisible();
  await page.goto(back ?? '');
  await expect(page.getByRole('main').getByText(LINKEDIN_FAILED)).toBeVisible();
  expect(stage.api.calls('POST /api/auth/linkedin')).toHaveLength(1);
  expect(provider.requests).not.toEqual([]);
});
