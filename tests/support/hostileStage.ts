import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { navigate } from './browser';
import { expect, fault, type Stage } from './faultStage';

/** The person in a login's answer; each test overrides the fields that it is about. */
export const PERSON = {
  userId: 'p-1',
  userProfileId: null,
  email: 'ada@b.test',
  fullName: 'Ada Lovelace',
  roles: ['end_user'] as readonly string[],
  accessToken: 'token-of-ada',
  expiresIn: 3600,
};

/** Makes the next login return this person; all other reads answer 404. */
export function answerLogin({ api }: Stage, person: Partial<typeof PERSON>): void {
  api.script('GET /api/**', fault.status(404));
  api.script('POST /api/auth/login', fault.ok({ ...PERSON, ...person }));
}

/** Opens a page of the site without the app's code. */
export const openQuiet = (page: Page, siteUrl: string) => page.goto(`${siteUrl}/robots.txt`);

/** Replaces the browser's stored entries; the page stays one without the app's code. */
export async function keep(
  page: Page,
  siteUrl: string,
  entries: Readonly<Record<string, string>>,
): Promise<void> {
  if (!page.url().endsWith('/robots.txt')) await openQuiet(page, siteUrl);
  await page.evaluate((all) => {
    window.localStorage.clear();
    for (const [key, value] of Object.entries(all)) window.localStorage.setItem(key, value);
  }, entries);
}

/** The browser's stored entries of the page, as text. */
export const kept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(window.localStorage), Object.entries(window.sessionStorage)]),
  );

/** The entries of the page's local storage. */
export const keptEntries = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries<string>(window.localStorage)));

/** The entries of a session from an earlier visit. */
export const keptSession = (user: object = {}): Record<string, string> => ({
  auth_user: JSON.stringify({
    id: 'p-1',
    userProfileId: null,
    email: 'ada@b.test',
    firstName: 'Ada',
    lastName: 'Lovelace',
    role: 'end_user',
    roles: ['end_user'],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...user,
  }),
  auth_token: 'token-of-ada',
});

/** Chooses another role in the profile menu. */
export async function switchRole(page: Page, role: 'User' | 'Administrator'): Promise<void> {
  await page.getByRole('button', { name: 'Open profile menu' }).click();
  await page.getByRole('combobox', { name: 'Switch role' }).click();
  await page.getByRole('option', { name: role, exact: true }).click();
}

/**
 * Navigates within the app and waits for the new heading: another text, or another element with the same text
 * (a missing application and its receipt have the same).
 */
export async function turnTo(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => element.setAttribute('data-before', element.textContent));
  await navigate(page, path);
  await expect
    .poll(
      () => heading.evaluate((element) => element.getAttribute('data-before') !== element.textContent),
      path,
    )
    .toBe(true);
}

/** Counts the browser's dialogs, such as alert(1). They are closed, because the page would otherwise hang. */
export function countDialogs(page: Page): string[] {
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  return opened;
}

/** Collects all matching texts that the page shows from now on, even for a single frame. */
export async function watchTexts(page: Page, pattern: RegExp): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeBinding('sawText', (_, text: string) => void seen.push(text));
  await page.addInitScript((source) => {
    const wanted = new RegExp(source);
    const look = () => {
      // innerText needs a layout, so it is read only when the text is in the page at all.
      if (!wanted.test(document.body?.textContent ?? '')) return;
      const [found] = wanted.exec(document.body.innerText) ?? [];
      const report: unknown = Reflect.get(window, 'sawText');
      if (found !== undefined && typeof report === 'function') report(found);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, pattern.source);
  return async () => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    return seen;
  };
}

export interface Elsewhere {
  readonly url: string;
  /** The requests that it received. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** A second origin that answers all requests with one page and records them. */
export async function elsewhere(html = '<!doctype html><title>Elsewhere</title>'): Promise<Elsewhere> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
