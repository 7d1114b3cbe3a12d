import type { Page } from '@playwright/test';
import type { Files } from '../../../../deploy/site.mjs';
import { appStarted, expect, test } from '../../../support/browser';
import { readBuild, serveBuild } from '../../../support/serveBuild';

/** A text that a language lacks is in English, and is marked as English for screen readers (WCAG 3.1.2). */
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The build whose texts of a language lack these keys, each given as the build writes it. */
function lacking(build: Files, language: string, keys: Readonly<Record<string, string>>): Files {
  // The first file of the language; the others have a word between its code and the hash.
  const first = new RegExp(`^/assets/texts-${language}-[\\w-]{8}\\.js$`);
  const name = [...build.keys()].find((file) => first.test(file)) ?? 'no texts';
  let source = new TextDecoder().decode(build.get(name));
  for (const [key, text] of Object.entries(keys)) {
    const entry = `${key}:\`${text}\``;
    expect(source.split(entry), entry).toHaveLength(2);
    source = source.replace(entry, `gone_${key}:\`${text}\``);
  }
  return new Map([...build, [name, bytesOf(source)]]);
}

/** As if the person had chosen it before. */
const stored = (language: string, isRtl: boolean) => ({ language, 'is-rtl': String(isRtl) });

for (const { language, tag, isRtl, keys, others } of [
  {
    language: 'fr',
    tag: 'fr',
    isRtl: false,
    keys: { register: 'S’inscrire', rememberMe: 'Se souvenir de moi' },
    others: { login: 'Se connecter', password: 'Mot de passe oublié?' },
  },
  {
    language: 'fa',
    tag: 'fa',
    isRtl: true,
    keys: { register: 'ثبت‌نام', rememberMe: 'مرا به خاطر بسپار' },
    others: { login: 'ورود', password: 'رمز عبور را فراموش کرده‌اید؟' },
  },
] as const) {
  test(`a text that ${language} lacks is marked as English, in the bar and in a dialog`, async ({
    page,
    oracles,
  }) => {
    const site = await serveBuild({ VITE_API_BASE_URL: '/' }, lacking(readBuild(), language, keys));
    oracles.allowOrigin(site.url);
    await page.addInitScript(
      (entries) => {
        for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
      },
      stored(language, isRtl),
    );
    await page.goto(`${site.url}/help`);
    await appStarted(page);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);

    // A namespace whose English texts are in the start-up code.
    const register = page.getByRole('button', { name: 'Register' });
    await expect(register).toHaveAttribute('lang', 'en');
    await expect(register).toHaveAttribute('dir', 'ltr');
    const login = page.getByRole('button', { name: others.login, exact: true });
    await expect(login).not.toHaveAttribute('lang');

    // A namespace whose English texts must be loaded.
    await login.click();
    const remember = page.getByRole('dialog').getByText('Remember me');
    await expect(remember).toHaveAttribute('lang', 'en');
    await expect(remember).toHaveAttribute('dir', 'ltr');
    await expect(page.getByRole('dialog').getByText(others.password)).not.toHaveAttribute('lang');
    expect(await page.locator('[data-fallback-text]').allTextContents()).toHaveLength(2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // In a language that has the text there is no mark.
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`${language.toUpperCase()}$`) })
      .click();
    await page.getByRole('menu').getByText('Español').click();
    const registro = page.getByRole('button', { name: 'Registrarse' });
    await expect(registro).toBeVisible();
    await expect(registro).not.toHaveAttribute('lang');
    await expect(page.locator('[data-fallback-text]')).toHaveCount(0);
    await site.close();
  });
}

/** Chooses French on a page while the files of these namespaces cannot be loaded. */
async function chooseFrench(page: Page, { without }: { without: RegExp }): Promise<void> {
  await page.route(without, (route) => route.abort());
  await page.goto('/help');
  await page.getByRole('button', { name: 'Change language, EN' }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
}

test('a language whose texts cannot be loaded is shown in English until they can, and breaks nothing', async ({
  page,
}) => {
  const gone = /\/assets\/(?:texts-fr|fallbackMarks)-/;
  await chooseFrench(page, { without: gone });
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();

  await page.unroute(gone);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Aide et assistance' })).toBeVisible();
  await expect(page.locator('[data-fallback-text]')).toHaveCount(0);
});

test('on a bad connection a missing language is requested again by itself', async ({ page }) => {
  await page.clock.install();
  const gone = /\/assets\/texts-fr-/;
  await chooseFrench(page, { without: gone });
  // It fails once more, and is requested again after that.
  const refused = page.waitForEvent('requestfailed', (request) => gone.test(request.url()));
  await page.clock.fastForward(10_000);
  await refused;
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.unroute(gone);
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return await page.getByRole('button', { name: 'Se connecter' }).count();
    })
    .toBe(1);
});
