import type { Page } from '@playwright/test';
import { storedSession } from '../../support/browser';
import { expect, fault, openSignedIn, type Stage, test } from '../../support/faultStage';

/** The toasts of 3, 5 and 6 s (F-180, R-913), to the millisecond, and paused while a person reads. */
interface Case {
  readonly name: string;
  readonly seconds: number;
  readonly text: string;
  readonly role: 'status' | 'alert';
  readonly path: string;
  /** The steps before the press that shows the toast. The press is made while the clock stands still. */
  readonly prepare: (page: Page, stage: Stage) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** The same information in a place where it stays. */
  readonly elsewhere: (page: Page) => Promise<void>;
}

const openRoles = async (page: Page) => {
  await page.getByRole('button', { name: 'Open profile menu' }).click();
  await page.getByRole('combobox', { name: 'Switch role' }).click();
};
const chooseUser = (page: Page) =>
  page.getByRole('option', { name: 'User', exact: true }).dispatchEvent('click');

const CASES: readonly Case[] = [
  {
    name: 'a success',
    seconds: 3,
    text: 'Switched to User',
    role: 'status',
    path: '/settings',
    prepare: openRoles,
    press: chooseUser,
    elsewhere: (page) =>
      expect(
        page.getByRole('navigation', { name: 'Main', includeHidden: true }).getByRole('link', {
          name: 'Dashboard',
          includeHidden: true,
        }),
      ).toHaveAttribute('href', '/dashboard'),
  },
  {
    name: 'an error',
    seconds: 5,
    text: 'Access denied. You do not have permission to perform this action.',
    role: 'alert',
    path: '/admin/education-levels',
    async prepare(page, stage) {
      await expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
      stage.api.script('GET /api/**', fault.status(403));
    },
    press: (page) => page.getByRole('button', { name: 'Export CSV' }).dispatchEvent('click'),
    // The action can be tried again in its place.
    elsewhere: (page) => expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled(),
  },
  {
    name: 'an error of the profile menu',
    seconds: 6,
    text: 'Failed to switch role',
    role: 'alert',
    path: '/settings',
    async prepare(page) {
      await page.evaluate(() => {
        const { id } = JSON.parse(window.localStorage.getItem('auth_user') ?? '{}') as { id: string };
        const times = Array.from({ length: 50 }, (_, index) => Date.now() - 60_000 - index);
        window.localStorage.setItem('visatalent_role_switches', JSON.stringify({ [id]: times }));
      });
      await openRoles(page);
    },
    press: chooseUser,
    elsewhere: async (page) => expect((await storedSession(page)).current_role).toBe('Admin'),
  },
];

/** Shows the toast while the clock stands still. */
async function bring(page: Page, stage: Stage, { path, prepare, press, text, role }: Case) {
  await page.clock.install();
  await openSignedIn(page, stage, stage.site.url + path, 'both');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await prepare(page, stage);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await press(page);
  const toast = page.locator('[data-toast]');
  await expect(toast).toHaveCount(1);
  await expect(toast.getByRole(role)).toHaveText(text);
  return toast;
}

for (const what of CASES) {
  test(`${what.name} stays ${what.seconds} s, is paused by the pointer and the focus, and says nothing that is not said elsewhere (F-180)`, async ({
    page,
    stage,
  }) => {
    const toast = await bring(page, stage, what);
    await page.clock.runFor(1000);
    await page.mouse.move(0, 0);
    const box = await toast.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.clock.runFor(60_000);
    await expect(toast).toHaveCount(1);
    await page.mouse.move(5, 300);
    await page.clock.runFor(1000);
    await toast.getByRole('button', { name: 'Close', includeHidden: true }).focus();
    await page.clock.runFor(60_000);
    await expect(toast).toHaveCount(1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(what.seconds * 1000 - 2001);
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(toast).toHaveCount(0);
    await what.elsewhere(page);
  });
}
