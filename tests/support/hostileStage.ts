import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { navigate } from './browser';
import { expect, fault, type Stage } from './faultStage';

/** A person as the login answers; what a case is about is put over it. */
export const PERSON = {
  userId: 'p-1',
  userProfileId: null,
  email: 'ada@b.test',
  fullName: 'Ada Lovelace',
  roles: ['end_user'] as readonly string[],
  accessToken: 'token-of-ada',
  expiresIn: 3600,
};

/** The next login is this person's; the backend has no other call. */
export function answerLogin({ api }: Stage, person: Partial<typeof PERSON>): void {
  api.script('GET /api/**', fault.status(404));
  api.script('POST /api/auth/login', fault.ok({ ...PERSON, ...person }));
}

/** Opens a page of the site on which no code of the app runs. */
export const openQuiet = (page: Page, siteUrl: string) => page.goto(`${siteUrl}/robots.txt`);

/** Replaces what the browser keeps; the page stays on one where no code of the app runs. */
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

/** What the browser keeps for the page, as text. */
export const kept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(window.localStorage), Object.entries(window.sessionStorage)]),
  );

/** The page's own local storage. */
export const keptEntries = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries<string>(window.localStorage)));

/** A session as an earlier visit left it. */
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
 * Goes to another page in the app, and waits until its heading is there: another text, or another element with the same
 * (an application that is not there and its receipt say the same).
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

/** Dialogs of the browser that open: alert(1) and its kin. They are closed, or the page would hang. */
export function countDialogs(page: Page): string[] {
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  return opened;
}

/** Every text that the page shows from now on, also for a single frame, as far as it matches. */
export async function watchTexts(page: Page, pattern: RegExp): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeBinding('sawText', (_, text: string) => void seen.push(text));
  await page.addInitScript((source) => {
    const wanted = new RegExp(source);
    const look = () => {
      // What is shown needs a layout: it is only asked for where the text stands in the page at all.
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
  /** What was asked of it. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** A second origin, which answers everything with one page and records who asks. */
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
