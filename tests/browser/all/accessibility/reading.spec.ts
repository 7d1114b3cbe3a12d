import { LANGUAGE_CODES, type LanguageCode, LANGUAGES } from '../../../../src/config/languages';
import { expect, test } from '../../../support/browser';

test.describe.configure({ mode: 'parallel' });

/** The position of the focus, and language and direction (F-177, F-184). */
test('the focused element is never under the bar', async ({ page }) => {
  for (const [path, height] of [
    ['/', 600],
    ['/help', 400],
  ] as const) {
    await page.setViewportSize({ width: 1024, height });
    await page.goto(path);
    await page.locator('main h1').waitFor();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press(key);
        const hidden = await page.evaluate(() => {
          const active = document.activeElement;
          const bar = document.querySelector('header');
          if (active === null || active === document.body || bar === null || bar.contains(active))
            return null;
          const box = active.getBoundingClientRect();
          if (getComputedStyle(active).position === 'fixed') return null;
          const under = box.bottom <= bar.getBoundingClientRect().bottom || box.top >= innerHeight;
          return under ? active.outerHTML.slice(0, 100) : null;
        });
        expect(hidden, `${path} with ${key}`).toBeNull();
      }
    }
  }
});

test('language, direction and fonts of every language, also after a reload', async ({ page }) => {
  test.setTimeout(120_000);
  // The direction is right in the first frame, so nobody sees it change.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'directions', seen);
    const look = () => {
      if (document.body !== null) seen.push(document.documentElement.dir);
      if (seen.length < 5) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/help');
  let before: LanguageCode = 'en';
  for (const language of LANGUAGE_CODES) {
    const { tag, direction, font, name } = LANGUAGES[language];
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`${LANGUAGES[before].label}$`) })
      .click();
    await page.getByRole('menu').getByText(name, { exact: true }).click();
    before = language;
    const right = async () => {
      const root = page.locator('html');
      await expect(root).toHaveAttribute('lang', tag);
      await expect(root).toHaveAttribute('dir', direction);
      const body = await page.evaluate(() => ({
        font: getComputedStyle(document.body).fontFamily,
        direction: getComputedStyle(document.body).direction,
      }));
      expect(body.font.replaceAll('"', ''), language).toMatch(new RegExp(`^${font}`));
      expect(body.direction).toBe(direction);
    };
    await right();
    await page.reload();
    await right();
    const seen = await page.evaluate(() => Reflect.get(window, 'directions') as string[]);
    expect([...new Set(seen)], language).toEqual([direction]);
  }
});
