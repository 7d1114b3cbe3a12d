import {
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  expect,
  type Page,
  test as base,
} from '@playwright/test';

/**
 * Playwright's `test`, in which the oracles of docs/reliability.md#oracles are always
 * on: an uncaught exception, an error on the console, a violation of the
 * Content-Security-Policy or a request to another origin fails the test.
 */
export interface Oracles {
  /** Allows errors on the console that match. */
  allowConsole(pattern: RegExp): void;
  /** Allows uncaught errors that match. */
  forgive(pattern: RegExp): void;
  /** Allows requests to this origin. */
  allowOrigin(origin: string): void;
  /** Also watches a context that the test opened itself. */
  watch(context: BrowserContext): Promise<void>;
  /** The problems so far. */
  problems(): string[];
}

/** Chromium logs this line for every 4xx, 5xx and broken connection; the app cannot prevent it. */
const NETWORK_LINE = /^Failed to load resource: /;

/**
 * Firefox reports these as errors of the page: fonts and scripts of a page that was
 * left before they were loaded (such a script is empty, which gives this hash), and
 * blocked storage in the initial empty page when a test's own script uses it.
 */
const FIREFOX_LINE =
  /^(?:downloadable font: download failed|SecurityError: The operation is insecure\.(?:\nundefined)?$|None of the .* hashes in the integrity attribute .*OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6)/;

function createOracles(ownOrigin: string): Oracles {
  const found: { text: string; console: boolean; origin?: string }[] = [];
  const patterns: RegExp[] = [];
  const forgiven: RegExp[] = [];
  const origins = new Set([ownOrigin]);
  return {
    allowConsole: (pattern) => void patterns.push(pattern),
    forgive: (pattern) => void forgiven.push(pattern),
    allowOrigin: (origin) => void origins.add(origin),
    async watch(context) {
      context.on('weberror', (error) => {
        const { stack, name, message } = error.error();
        if (FIREFOX_LINE.test(stack || message)) return;
        // A thrown value that is not an Error has no stack, but a text.
        found.push({ text: `uncaught: ${stack || `${name} ${message}`}`, console: false });
      });
      context.on('console', (message) => {
        if (message.type() !== 'error' || NETWORK_LINE.test(message.text())) return;
        found.push({ text: `console: ${message.text()}`, console: true });
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http'))
          found.push({ text: `request to ${request.url()}`, console: false, origin });
      });
      await context.exposeBinding('reportViolation', (_, text: string) => {
        found.push({ text: `policy: ${text}`, console: false });
      });
      await context.addInitScript(() => {
        const report = (text: string) => {
          const binding: unknown = Reflect.get(window, 'reportViolation');
          if (typeof binding === 'function') binding(text);
        };
        document.addEventListener('securitypolicyviolation', (event) => {
          report(
            `${event.effectiveDirective} refused ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`,
          );
        });
      });
    },
    problems: () =>
      found
        .filter(({ origin }) => origin === undefined || !origins.has(origin))
        .filter((entry) => !entry.console || !patterns.some((pattern) => pattern.test(entry.text)))
        .map(({ text }) => text)
        .filter((text) => !forgiven.some((pattern) => pattern.test(text))),
  };
}

export const test = base.extend<{ oracles: Oracles }>({
  oracles: [
    async ({ context, baseURL }, use) => {
      const oracles = createOracles(new URL(baseURL ?? 'http://127.0.0.1').origin);
      await oracles.watch(context);
      await use(oracles);
      // Requests of a page that are still running after its test fail nothing.
      const asking = [context, ...context.pages()];
      await Promise.all(asking.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(
        oracles.problems(),
        'uncaught errors, console errors, policy violations, foreign requests',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const PASSWORD = 'Passw0rd!';
export const ACCOUNTS = {
  user: 'user@visatalent.test',
  admin: 'admin@visatalent.test',
  both: 'both@visatalent.test',
} as const;
export type Account = keyof typeof ACCOUNTS;

/** A name that no other test uses. */
export const unique = (name: string): string =>
  `${name}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** Whether the viewport is so narrow that the menu is in the drawer. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 1440) < 768;

/** Waits until the app has started: a prerendered page shows its headings before that. */
export const appStarted = (page: Page): Promise<void> =>
  page.locator('html:not([data-starting])').waitFor({ state: 'attached' });

/** Holds back the requests of an address. @returns a function that lets them and all later ones pass */
export async function hold(page: Page, url: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Navigates within the app, without loading the document again. */
export async function navigate(page: Page, path: string): Promise<void> {
  await appStarted(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** The login dialog, opened from the bar or the drawer. */
export async function openSignIn(page: Page): Promise<ReturnType<Page['getByRole']>> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The registration dialog, opened from the bar or the drawer. */
export async function openRegister(page: Page): Promise<ReturnType<Page['getByRole']>> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Account' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Signs in by the dialog and waits until it is closed. Starts on the open page, or on /. */
export async function signIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/');
  const dialog = await openSignIn(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Logs out through the profile menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open profile menu' }).click();
  // While the menu is growing, a click may begin on an item and end beside it, which is no click.
  await expect(page.getByRole('dialog', { name: 'Profile menu' })).toHaveCSS('opacity', '1');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** The backend's answer to a login or a registration. */
export interface SessionAnswer {
  readonly userId: string;
  readonly userProfileId: string | null;
  readonly fullName: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly accessToken: string;
  readonly refreshToken: string;
}

const answerOf = async (response: APIResponse): Promise<SessionAnswer> => {
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { data: SessionAnswer }).data;
};

/** Creates an account over HTTP, for tests of other things than the registration. */
export async function createAccount(
  request: APIRequestContext,
  name = 'Ada Lovelace',
): Promise<SessionAnswer> {
  const [firstName = '', ...rest] = name.split(' ');
  return answerOf(
    await request.post('/api/auth/register', {
      data: {
        command: 'register',
        email: `${unique('person')}@visatalent.test`,
        password: PASSWORD,
        firstName,
        lastName: rest.join(' '),
      },
    }),
  );
}

/** Signs in over HTTP, for tests of other things than the dialog. `api`: the address of another backend. */
export async function logIn(request: APIRequestContext, email: string, api = ''): Promise<SessionAnswer> {
  const data = { email, password: PASSWORD, rememberMe: false };
  return answerOf(await request.post(`${api}/api/auth/login`, { data }));
}

/** The storage entries of a session. */
export function sessionEntries(
  answer: SessionAnswer,
): Record<'auth_user' | 'auth_token' | 'current_role', string> {
  const { userId, userProfileId, email, fullName, roles, accessToken } = answer;
  const [firstName = '', ...rest] = fullName.split(' ');
  const at = new Date(0).toISOString();
  const isAdmin = roles.includes('administrator');
  const user = {
    id: userId,
    userProfileId,
    email,
    firstName,
    lastName: rest.join(' '),
    role: isAdmin ? 'admin' : 'end_user',
    roles,
    createdAt: at,
    updatedAt: at,
  };
  return {
    auth_user: JSON.stringify(user),
    auth_token: accessToken,
    current_role: isAdmin ? 'Admin' : 'User',
  };
}

/**
 * Stores a session in the browser like an earlier visit, for tests of other things than signing in.
 * Afterwards the page is one without the app's code. `site`: the origin, if it is not the project's own.
 */
export async function storeSession(page: Page, answer: SessionAnswer, site = ''): Promise<void> {
  await page.goto(`${site}/robots.txt`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
  }, sessionEntries(answer));
}

/** Simulates another tab that stores these entries (a session, a preference): the open page follows. */
export const storeElsewhere = (page: Page, entries: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: window.localStorage }));
  }, entries);

/** The session's entries in the browser's storage. */
export const storedSession = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['auth_user', 'auth_token', 'auth_refresh_token', 'refresh_token', 'current_role'].map((key) => [
        key,
        window.localStorage.getItem(key),
      ]),
    ),
  );
