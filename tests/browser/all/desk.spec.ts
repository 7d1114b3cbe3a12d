import type { Page } from '@playwright/test';
import {
  ACCOUNTS,
  type Account,
  expect,
  logIn,
  storeElsewhere,
  storeSession,
  test,
} from '../../support/browser';
import { SMALL, tooWide, tooWideWithOwnSheets } from '../accessibility/layout';
import { withoutEdge } from '../accessibility/modes';

/** What the desk opens over its lists, on the smallest screen, with large text and in forced colours. */
interface Place {
  readonly name: string;
  readonly as: Account;
  /** The current role, if it is not the one with which the account begins. */
  readonly role?: 'User';
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
}
const follow = (href: string) => async (page: Page) => {
  await page.locator(`main a[href*="${href}"]`).first().click();
};
const showTable = (page: Page) => page.locator('main [aria-expanded=false]').first().click();
const PLACES: readonly Place[] = [
  { name: 'conversations', as: 'user', path: '/messages' },
  { name: 'conversation', as: 'user', path: '/messages', open: follow('thread=') },
  { name: 'notifications', as: 'user', path: '/notifications' },
  { name: 'tasks', as: 'user', path: '/tasks' },
  { name: 'task', as: 'user', path: '/tasks', open: follow('/tasks/') },
  { name: 'interview times', as: 'both', role: 'User', path: '/applications/application-both-8' },
  { name: 'interview as staff see it', as: 'admin', path: '/admin/applications/application-both-8' },
  { name: 'desk', as: 'admin', path: '/admin' },
  { name: 'record', as: 'admin', path: '/admin/users?record=user-demo' },
  { name: 'announcements', as: 'admin', path: '/admin/notifications' },
  { name: 'tasks of everyone', as: 'admin', path: '/admin/tasks' },
  {
    name: 'reports',
    as: 'admin',
    path: '/admin/reports?from=2026-01-01&to=2026-11-01&compare=year',
    open: showTable,
  },
  { name: 'audit log', as: 'admin', path: '/admin/audit' },
];

/** Controls that cannot be scrolled into view, or are covered there. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]');
    const found: string[] = [];
    for (const control of (dialog ?? document).querySelectorAll<HTMLElement>(
      'main :is(a, button, input, textarea, select), [role=dialog] :is(a, button, input, textarea, select)',
    )) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled')) continue;
      if (getComputedStyle(control).clipPath !== 'none') continue;
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const label = control.closest('label');
      const isHit =
        hit !== null && (control.contains(hit) || hit.contains(control) || label?.contains(hit) === true);
      if (!isHit) found.push(`${control.outerHTML.slice(0, 100)} under ${hit?.outerHTML.slice(0, 80)}`);
    }
    return found;
  });

for (const { name, as, role, path, open } of PLACES)
  test(`${name}: fits 320 px, text at 200 % and forced colours, and every control is reached`, async ({
    page,
  }) => {
    await page.setViewportSize(SMALL);
    await storeSession(page, await logIn(page.request, ACCOUNTS[as]));
    if (role !== undefined) await storeElsewhere(page, { current_role: role });
    const found: string[] = [];
    for (const language of ['en', 'fa']) {
      await page.goto('/robots.txt');
      await storeElsewhere(page, { language, 'is-rtl': String(language === 'fa') });
      await page.goto(path);
      await open?.(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'fa' ? 'fa' : /^en/);
      await expect(page.locator('main :is(h2, li, td), [role=dialog] [role=tab]').first()).toBeAttached();
      await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
      const faults = [
        ...(await tooWide(page)),
        ...(await tooWideWithOwnSheets(page)),
        ...(await unreachable(page)),
        ...(await withoutEdge(page)),
      ];
      found.push(...faults.map((fault) => `${language}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
