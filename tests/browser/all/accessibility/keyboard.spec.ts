import type { Page } from '@playwright/test';
import {
  ACCOUNTS,
  appStarted,
  expect,
  hold,
  PASSWORD,
  storedSession,
  test,
  unique,
} from '../../../support/browser';
import { prepare } from '../../accessibility/surfaces';

test.describe.configure({ mode: 'parallel' });

/** Keyboard only (F-169 to F-171, F-186): no test in this file uses a pointer. */

interface Focus {
  readonly name: string;
  readonly visible: boolean;
  readonly inDialog: boolean;
}

/** The focused element: its name, and whether a person sees that it has the focus. */
const focus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || active === document.body)
      return { name: 'BODY', visible: false, inDialog: false };
    const framed = (element: Element | null): boolean => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    // A field shows the focus by its frame, a checkbox by the element that is shown for it.
    const field = active.closest('.MuiOutlinedInput-root');
    const border = field?.querySelector('fieldset');
    const visible =
      framed(active) ||
      framed(active.parentElement) ||
      (border !== null &&
        border !== undefined &&
        Number.parseFloat(getComputedStyle(border).borderTopWidth) >= 2) ||
      // The heading, the page or a dialog itself gets the focus for the announcement only.
      active.tabIndex < 0;
    const name = active.getAttribute('aria-label') ?? active.textContent ?? '';
    return {
      name: `${active.tagName} ${active.id} ${name.trim().slice(0, 40)}`,
      visible,
      inDialog: active.closest('[role=dialog]') !== null,
    };
  });

async function seen(page: Page): Promise<Focus> {
  const now = await focus(page);
  expect.soft(now.visible, `the focus is seen, and not lost to the body: ${now.name}`).toBe(true);
  return now;
}

async function tab(page: Page): Promise<Focus> {
  await page.keyboard.press('Tab');
  return await focus(page);
}

/** Presses Tab until a control has the focus, which must then be visible. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await seen(page);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`no way by keyboard to ${String(target)}, the focus is at ${(await focus(page)).name}`);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function press(page: Page, name: string, key = 'Enter'): Promise<void> {
  await tabTo(page, button(page, name).first());
  await page.keyboard.press(key);
}

/** Visits every control of a dialog, and then the first again: nothing outside the dialog, and no trap. */
async function cycles(page: Page): Promise<void> {
  const names: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const now = await seen(page);
    expect(now.inDialog, `${now.name} is outside the dialog`).toBe(true);
    if (names.length > 1 && now.name === names[0]) return;
    names.push(now.name);
  }
  throw new Error(`the dialog does not come round: ${names.join(', ')}`);
}

test('register: opened, filled in and sent', async ({ page }) => {
  await page.goto('/');
  await press(page, 'Register');
  const dialog = page.getByRole('dialog', { name: 'Create Account' });
  await expect(dialog).toBeVisible();
  const type = async (label: string, text: string) => {
    await tabTo(page, dialog.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  const email = `${unique('keys')}@visatalent.test`;
  await type('First Name', 'Ada');
  await type('Last Name', 'Lovelace');
  await type('Email', email);
  await type('Password', PASSWORD);
  await type('Confirm Password', PASSWORD);
  for (const [label, country] of [
    ['Country of Birth', 'Brazil'],
    ['Country of Residence', 'Canada'],
  ] as const) {
    await tabTo(page, dialog.getByRole('combobox', { name: label }));
    await page.keyboard.type(country);
    await expect(page.getByRole('option', { name: country, exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
  await tabTo(page, dialog.locator('button[type=submit]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  // Its opener is gone for a signed-in person, so the heading has the focus (F-186).
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  expect(JSON.parse((await storedSession(page)).auth_user ?? '{}')).toMatchObject({ email });
});

test('login: the focus stays in the dialog, Escape returns it, wrong fields are named', async ({ page }) => {
  await page.goto('/help');
  await press(page, 'Login');
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog).toBeVisible();
  await cycles(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Login')).toBeFocused();

  await page.keyboard.press('Enter');
  const email = dialog.getByLabel('Email', { exact: true });
  const password = dialog.getByLabel('Password', { exact: true });
  await tabTo(page, email);
  await page.keyboard.press('Enter');
  // Both fields are wrong: each says so, one summary is announced, and the first gets the focus (F-171).
  for (const field of [email, password]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/\S/);
  }
  await expect(dialog.getByRole('alert')).toHaveCount(1);
  await expect(email).toBeFocused();

  await page.keyboard.type(ACCOUNTS.user);
  await tabTo(page, password);
  await page.keyboard.type('not it');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Invalid email or password');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await tabTo(page, password);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/help');
  await expect.poll(async () => (await focus(page)).name).not.toContain('BODY');
});

test('theme and language', async ({ page }) => {
  await page.goto('/help');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-scheme', 'dark');
  await press(page, 'Toggle dark mode', 'Space');
  await expect(root).toHaveAttribute('data-scheme', 'light');
  await expect(button(page, 'Toggle dark mode')).toBeFocused();
  await expect(button(page, 'Toggle dark mode')).toHaveAttribute('aria-pressed', 'false');

  const opener = button(page, 'Change language, EN');
  await press(page, 'Change language, EN');
  await expect(page.getByRole('menuitem', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'English' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Français' })).toBeFocused();
  await seen(page);
  await page.keyboard.press('Enter');
  await expect(root).toHaveAttribute('lang', 'fr');
  await expect(page.locator('header').getByRole('button').filter({ hasText: 'FR' })).toBeFocused();
});

test('profile menu, another role, logout', async ({ page, context, request }) => {
  await prepare(context, request, 'admin');
  await page.goto('/messages');
  const opener = button(page, 'Open profile menu');
  const items = page.getByRole('menuitem');
  await press(page, 'Open profile menu');
  await expect(items.first()).toBeFocused();
  for (const name of ['Settings', 'Notifications', 'Help & Support', 'Logout']) {
    await page.keyboard.press('ArrowDown');
    await expect(items.filter({ hasText: name })).toBeFocused();
    await seen(page);
  }
  await page.keyboard.press('Escape');
  // It is hidden at once. If it were opened again while it is closing, it would keep its position.
  await expect(page.locator('.MuiPopover-root')).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(items.first()).toBeFocused();
  const roles = page.getByRole('combobox', { name: 'Switch role' });
  await tabTo(page, roles);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Administrator' })).toBeFocused();
  // By its first letter, whatever its position in the list.
  await page.keyboard.press('u');
  await expect(page.getByRole('option', { name: 'User', exact: true })).toBeFocused();
  await seen(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Switched to User' })).toBeVisible();
  expect((await storedSession(page)).current_role).toBe('User');
  await expect.poll(async () => (await focus(page)).name).not.toContain('BODY');

  await press(page, 'Open profile menu');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.filter({ hasText: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect((await storedSession(page)).auth_token).toBeNull();
  await expect.poll(async () => (await focus(page)).name).not.toContain('BODY');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the focus is visible before the app reacts, and after', async ({ page }) => {
    const letGo = await hold(page, '**/assets/index-*.js');
    await page.goto('/help', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    // To the last control and back. One step further is the browser's own bar, and in Firefox the page is
    // inactive then.
    const last = page.locator('footer a').last();
    const controls: Focus[] = [];
    do controls.push(await tab(page));
    while (await last.evaluate((element) => element !== document.activeElement));
    expect(controls.length).toBeGreaterThan(15);
    expect(controls.filter(({ visible }) => !visible)).toEqual([]);
    await tabTo(page, button(page, 'Open menu'), 'Shift+Tab');
    letGo();
    await appStarted(page);
    await expect(button(page, 'Open menu')).toBeFocused();
    await seen(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('the drawer keeps the focus inside, closes, and navigates', async ({ page }) => {
    await page.goto('/help');
    await press(page, 'Open menu');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await cycles(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button(page, 'Open menu')).toBeFocused();

    await page.keyboard.press('Enter');
    // For visitors the entries are buttons.
    await tabTo(page, drawer.getByRole('button', { name: 'Jobs' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/jobs');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // Back to the bar, because the other direction goes through the whole list of jobs.
    await tabTo(page, button(page, 'Open menu').first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, drawer.getByRole('button', { name: 'Login', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
    await cycles(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(async () => (await focus(page)).name).not.toContain('BODY');
  });
});

test('a change of the page: title, announcement, focus, skip link', async ({ page }) => {
  await page.goto('/about');
  const before = await page.title();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await seen(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await tabTo(page, page.locator('footer').getByRole('link', { name: 'Contact Us' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect.poll(() => page.title()).not.toBe(before);
  await expect(page).toHaveTitle(new RegExp(`^${await heading.textContent()}`));
});

test('the title follows the language', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('language', 'fr'));
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(new RegExp(`^${await page.locator('main h1').textContent()}`));
});
