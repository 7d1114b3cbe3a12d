import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { FALLBACK_LANGUAGE, type LanguageCode, LANGUAGES } from '../../../src/config/languages';
import { isPlain, ROUTE_IDS, ROUTES } from '../../../src/routing/routes';
import {
  ACCOUNTS,
  appStarted,
  expect,
  logIn,
  navigate,
  sessionEntries,
  storeElsewhere,
} from '../../support/browser';
import { PLAYED } from '../../support/sample';
import { textOf } from './texts';

/**
 * Everything that a person can see (docs/reliability.md#accessibility): every route, and everything that
 * opens over a page.
 */
export interface Surface {
  readonly name: string;
  readonly path: string;
  readonly as: 'visitor' | 'user' | 'admin';
  /** The actions on the page that show the surface. */
  readonly open?: (page: Page, language: LanguageCode) => Promise<void>;
  /** It is placed beside the button that opens it. */
  readonly placed?: true;
  /** Escape leads back to the page below it, which has not changed. */
  readonly closes?: true;
  /** It exists only on a page that has loaded nothing yet. */
  readonly fresh?: true;
}

/** Routes that show nothing of their own without a link from a mail or another site. */
const ELSEWHERE = new Set(['linkedInCallback']);

const pages: readonly Surface[] = ROUTE_IDS.filter(
  (id) => isPlain(id) && ROUTES[id].sameAs === undefined && !ELSEWHERE.has(id),
).map((id) => {
  const { path, access } = ROUTES[id];
  return { name: id, path, as: access === 'everyone' ? 'visitor' : access === 'signedIn' ? 'user' : 'admin' };
});

const press = async (
  page: Page,
  language: LanguageCode,
  key: string,
  values: Record<string, string> = {},
) => {
  const name = textOf(language, 'layout', key).replace(
    /\{\{(\w+)\}\}/g,
    (_, value: string) => values[value] ?? '',
  );
  await page.getByRole('button', { name, exact: true }).first().click();
};

const dialog = (page: Page) => page.getByRole('dialog').waitFor();

const pressInPage = async (page: Page, language: LanguageCode, area: string, key: string) =>
  page
    .locator('main')
    .getByRole('button', { name: textOf(language, area, key), exact: true })
    .click();

const opened: readonly Surface[] = [
  { name: 'not found', path: '/nowhere', as: 'visitor' },
  { name: 'job', path: '/jobs/job-1', as: 'user' },
  { name: 'closed or gone job', path: '/jobs/nope--welder', as: 'visitor' },
  { name: 'no job found', path: '/jobs?q=weldr', as: 'visitor' },
  {
    name: 'report of a job',
    path: '/jobs/job-1',
    as: 'visitor',
    closes: true,
    open: async (page, language) => {
      await pressInPage(page, language, 'jobs', 'report.title');
      await dialog(page);
    },
  },
  {
    name: 'name of a search',
    path: '/jobs',
    as: 'visitor',
    closes: true,
    open: async (page, language) => {
      await pressInPage(page, language, 'jobs', 'kept.saveSearch');
      await dialog(page);
    },
  },
  {
    name: 'sign-in dialog',
    path: '/help',
    as: 'visitor',
    closes: true,
    open: async (page, language) => {
      await press(page, language, 'nav.login');
      await dialog(page);
    },
  },
  {
    name: 'create-account dialog',
    path: '/help',
    as: 'visitor',
    closes: true,
    open: async (page, language) => {
      await press(page, language, 'nav.register');
      await dialog(page);
    },
  },
  {
    name: 'sign-in dialog with errors',
    path: '/help',
    as: 'visitor',
    closes: true,
    open: async (page, language) => {
      await press(page, language, 'nav.login');
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'language menu',
    path: '/help',
    as: 'visitor',
    placed: true,
    closes: true,
    open: async (page, language) => {
      await press(page, language, 'bar.language', { label: LANGUAGES[language].label });
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'profile menu',
    path: '/messages',
    as: 'admin',
    placed: true,
    closes: true,
    open: async (page, language) => {
      await press(page, language, 'bar.profile');
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'page that failed',
    path: '/help',
    as: 'visitor',
    fresh: true,
    open: async (page) => {
      // Its code is missing, also after the app's one reload.
      await page.route(/\/assets\/ForgotPasswordPage-/, (route) => route.abort());
      await navigate(page, '/forgot-password');
      await page.locator('main [role=alert] h1').waitFor();
      await page.unrouteAll();
    },
  },
  {
    name: 'offline',
    path: '/help',
    as: 'visitor',
    open: async (page, language) => {
      // Their texts can no longer be loaded.
      for (const other of PLAYED) await turnToLanguage(page, other);
      await turnToLanguage(page, language);
      await page.context().setOffline(true);
      await page.getByText(textOf(language, 'layout', 'offline.lost')).waitFor();
    },
  },
  {
    name: 'profile whose choices are missing',
    path: '/profile/edit/personal',
    as: 'user',
    fresh: true,
    open: async (page) => {
      await page.route(/\/api\/countries/, (route) => route.abort());
      await page.reload();
      // It is tried once more before the failure is shown.
      await page
        .getByRole('status')
        .filter({ has: page.getByRole('button') })
        .waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  },
  {
    name: 'session warning dialog',
    path: '/messages',
    as: 'user',
    open: async (page) => {
      await appStarted(page);
      // The person is active, and then inactive for an hour minus two minutes. The page checks the time when
      // it becomes visible.
      await page.mouse.move(20, 200);
      await page.mouse.move(40, 200);
      await page.evaluate(() => {
        const now = Date.now;
        Date.now = () => now() + 58.1 * 60_000;
        window.dispatchEvent(new Event('focus'));
      });
      await page.getByRole('alertdialog').waitFor();
    },
  },
];

export const SURFACES: readonly Surface[] = [...pages, ...opened];

/** Prepares a context with a person's stored session. */
export async function prepare(
  context: BrowserContext,
  request: APIRequestContext,
  as: Surface['as'],
  email: string = as === 'admin' ? ACCOUNTS.both : ACCOUNTS.user,
): Promise<void> {
  if (as === 'visitor') return;
  const stored = sessionEntries(await logIn(request, email));
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
  }, stored);
}

export const ROLES: readonly Surface['as'][] = ['visitor', 'user', 'admin'];

const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('main [aria-busy=true], main [role=progressbar]') === null,
  );

/** Loads a page and waits until nothing on it is loading any more. */
export async function load(page: Page, path: string): Promise<void> {
  await page.context().setOffline(false);
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  await settled(page);
}

/** Surfaces that open over a page. */
const OVER = '[role=dialog], [role=menu]';

/** States in which a page differs from its usual state. */
export const unusual = (page: Page): Locator => page.locator(`${OVER}, [role=alertdialog], [role=alert]`);

async function closeOver(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(OVER).first().waitFor({ state: 'detached' });
}

/** Opens an element again that is placed beside its button, after the page has another size. */
export async function reopen(page: Page, surface: Surface, language: LanguageCode): Promise<void> {
  await closeOver(page);
  await surface.open?.(page, language);
}

/**
 * Goes to a surface from the open one, as a person goes from page to page. A page that was changed is loaded
 * again. This happens in English.
 */
export async function goTo(page: Page, from: Surface | undefined, to: Surface): Promise<void> {
  const isSpoilt = from?.open !== undefined && from.closes !== true;
  if (from === undefined || isSpoilt || to.fresh) await load(page, to.path);
  else {
    if (from.closes) await closeOver(page);
    if (from.path !== to.path) {
      const before = await page.title();
      await navigate(page, to.path);
      // The title changes together with the page; a job then adds its title to the address.
      await page.waitForFunction(
        ([title, path]) => document.title !== title && location.pathname.startsWith(path),
        [before, to.path] as const,
      );
      await settled(page);
    }
  }
  await turnToLanguage(page, FALLBACK_LANGUAGE);
  await to.open?.(page, FALLBACK_LANGUAGE);
}

/**
 * Changes the language of the page, as the language menu of another tab does. Whatever is open stays open.
 */
export async function turnToLanguage(page: Page, language: LanguageCode): Promise<void> {
  await appStarted(page);
  const { tag, direction } = LANGUAGES[language];
  await storeElsewhere(page, { language, 'is-rtl': String(direction === 'rtl') });
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await settled(page);
}
