import { describe, expect, it } from 'vitest';
import { KEY } from './Driver';
import { BROWSER, DRIVER } from './programs';
import { useStage } from './stage';

/** The journeys of tests/browser in WebKit, with the commands of its driver. */
describe.skipIf(DRIVER === undefined || BROWSER === undefined)('in WebKit', () => {
  const stage = useStage();
  const heading = (text: string) => stage.driver.find('main h1', text);
  const at = (path: string) =>
    stage.driver.until(`the address ${path}`, (wanted) => location.pathname === wanted, path);

  it.each(['/', '/about', '/jobs', '/contact', '/help', '/access-denied'])(
    'the prerendered page %s is hydrated unchanged, in its own font',
    async (path) => {
      await stage.open(path);
      const { driver } = stage;
      await driver.find('main h1');
      expect(await driver.run(() => Object.values(localStorage).join('\n'))).not.toContain('React recovered');
      await driver.until('Inter is there', () =>
        [...document.fonts].some(({ family, status }) => family.includes('Inter') && status === 'loaded'),
      );
      const width = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await driver.run(width)).toBe(0);
      await driver.size(390, 844);
      expect(await driver.run(width)).toBe(0);
    },
  );

  it('a new person creates an account, stays signed in, cannot open admin pages, and signs out', async () => {
    const { driver } = stage;
    const email = `ada.${Date.now().toString(36)}@visatalent.test`;
    await stage.open('/');
    await driver.click('button', 'Register');
    const field = '[role=dialog] input';
    await driver.type(field, 'First Name', 'Ada');
    await driver.type(field, 'Last Name', 'Lovelace');
    await driver.type(field, 'Email', email);
    await driver.type(field, 'Password', 'Passw0rd!');
    await driver.type(field, 'Confirm Password', 'Passw0rd!');
    for (const [name, country] of [
      ['Country of Birth', 'Brazil'],
      ['Country of Residence', 'Canada'],
    ] as const) {
      await driver.type('[role=dialog] [role=combobox]', name, country);
      await driver.click('[role=option]', country);
    }
    await driver.click('[role=dialog] button', 'Create Account');
    await at('/dashboard');
    await heading('Dashboard');
    const token = await stage.stored('auth_token');
    expect(token).not.toBeNull();
    await driver.reload();
    await stage.started();
    await heading('Dashboard');
    expect(await stage.stored('auth_token')).toBe(token);

    await stage.open('/admin/education-levels');
    await at('/dashboard');
    await heading('Dashboard');

    await driver.click('button', 'Open profile menu');
    await driver.click('[role=menuitem]', 'Logout');
    await at('/');
    expect(await stage.stored('auth_token')).toBeNull();
    await stage.open('/profile');
    await at('/');
    await stage.signIn(email);
    // After the sign-in the visitor is on the page that they wanted.
    await at('/profile');
    await heading('Profile');
  });

  it('a wrong password is reported, and the input stays', async () => {
    const { driver } = stage;
    await stage.open('/');
    await stage.signIn('user@visatalent.test', 'wrong password');
    const sentence = 'Invalid email or password. Please check your credentials and try again.';
    await driver.until(
      'the sentence',
      (text) => document.querySelector('[role=dialog] [role=alert]')?.textContent?.includes(text) ?? false,
      sentence,
    );
    expect(await driver.run(() => document.querySelector<HTMLInputElement>('[type=email]')?.value)).toBe(
      'user@visatalent.test',
    );
    expect(await stage.stored('auth_token')).toBeNull();
  });

  it('a person with two roles switches between them', async () => {
    const { driver } = stage;
    await stage.open('/');
    await stage.signIn('both@visatalent.test');
    await at('/admin');
    await heading('Admin Dashboard');
    await driver.click('button', 'Open profile menu');
    await driver.click('[role=combobox]', 'Switch role');
    await driver.click('[role=option]', 'User');
    await at('/dashboard');
    expect(await stage.stored('current_role')).toBe('User');
    await stage.open('/admin');
    await at('/dashboard');
    await heading('Dashboard');
  });

  it('an administrator adds, changes and deletes an education level', async () => {
    const { driver } = stage;
    const code = `WK${Date.now().toString(36).slice(-5).toUpperCase()}`;
    await stage.open('/');
    await stage.signIn('admin@visatalent.test');
    await at('/admin');
    await stage.open('/admin/education-levels');
    await driver.click('button', 'Add education level');
    await driver.type('[role=dialog] input', 'Code', code);
    await driver.type('[role=dialog] input', 'Name', `Level ${code}`);
    await driver.click('[role=dialog] button', 'Save');
    await driver.gone('[role=dialog]');
    await driver.type('[type=search]', 'Search education levels', code);
    await driver.click('button', `Edit Level ${code}`);
    await driver.type('[role=dialog] input', 'Name', `Renamed ${code}`);
    await driver.click('[role=dialog] button', 'Save');
    await driver.gone('[role=dialog]');
    await driver.click('button', `Delete Renamed ${code}`);
    await driver.click('[role=dialog] button', 'Delete');
    await driver.gone('[role=dialog]');
    expect(await driver.has('button', 'Undo')).toBe(true);
    await driver.until(
      'the row is gone',
      (wanted) => !document.body.innerText.includes(wanted),
      `Renamed ${code}`,
    );
  });

  it('language and theme change at once and survive a reload', async () => {
    const { driver } = stage;
    await stage.open('/');
    await driver.click('header button[aria-haspopup=menu]');
    await driver.click('[role=menuitem]', 'فارسی');
    await driver.until('right to left', () => document.documentElement.dir === 'rtl');
    await driver.until('Vazirmatn is there', () =>
      [...document.fonts].some(({ family, status }) => family.includes('Vazirmatn') && status === 'loaded'),
    );
    const dark = () => document.documentElement.dataset.scheme;
    const before = await driver.run(dark);
    await driver.click('header button[aria-pressed]');
    expect(await driver.run(dark)).not.toBe(before);
    await driver.reload();
    await stage.started();
    expect(await driver.run(() => [document.documentElement.dir, document.documentElement.lang])).toEqual([
      'rtl',
      'fa',
    ]);
    expect(await driver.run(dark)).not.toBe(before);
  });

  it('settings: a theme is chosen, and every section is there', async () => {
    const { driver } = stage;
    await stage.open('/');
    await stage.signIn('user@visatalent.test');
    await at('/dashboard');
    await stage.open('/settings');
    await heading('Settings');
    await driver.click('label:has(input[value=ocean]), [data-variant=ocean], div:has(> input[value=ocean])');
    await driver.until('ocean', () => document.documentElement.dataset.theme === 'ocean');
    await driver.reload();
    await stage.started();
    expect(await driver.run(() => document.documentElement.dataset.theme)).toBe('ocean');
  });

  it('a dialog by keyboard: the focus stays inside, and Escape returns it', async () => {
    const { driver } = stage;
    await stage.open('/');
    await driver.click('button', 'Login');
    await driver.find('[role=dialog] input', 'Email');
    const inside = () => document.activeElement?.closest('[role=dialog]') !== null;
    await driver.until('the focus is in the dialog', inside);
    for (let steps = 0; steps < 15; steps += 1) {
      await driver.press(KEY.tab);
      expect(await driver.run(inside)).toBe(true);
    }
    await driver.press(KEY.tab, KEY.shift);
    expect(await driver.run(inside)).toBe(true);
    await driver.press(KEY.escape);
    await driver.gone('[role=dialog]');
    await driver.until('the focus is back', () => document.activeElement?.textContent === 'Login');
  });

  it('on a phone the drawer opens, navigates and closes', async () => {
    const { driver } = stage;
    await driver.size(390, 844);
    await stage.open('/');
    await driver.click('button', 'Open menu');
    await driver.click('[role=dialog] a', 'Jobs');
    await at('/jobs');
    await heading('Jobs');
    await driver.gone('[role=dialog]');
    await driver.click('button', 'Open menu');
    await driver.click('[role=dialog] button', 'Login');
    await driver.find('[role=dialog] input', 'Email');
    // Assistive technology must see only one of the two dialogs.
    await driver.until(
      'one dialog',
      () =>
        [...document.querySelectorAll('[role=dialog]')].filter((each) => each.checkVisibility()).length === 1,
    );
    expect(await driver.has('[role=dialog] input', 'Password')).toBe(true);
  });
});
