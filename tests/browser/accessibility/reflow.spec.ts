import type { Page } from '@playwright/test';
import { LANGUAGE_CODES, type LanguageCode, LANGUAGES } from '../../../src/config/languages';
import { expect, test } from '../../support/browser';
import { prepare, show, SURFACES, type Surface } from './surfaces';

test.describe.configure({ mode: 'parallel' });

/** Small screens, large text, other colours, less motion (reliability 172 to 177, 184). */

const ROLES: readonly Surface['as'][] = ['visitor', 'user', 'admin'];

/** What stands out of the viewport, or is cut off, and lies in nothing that scrolls. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const width = root.clientWidth;
    const found: string[] = [];
    if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} wide in ${width}`);
    const scrolls = (element: Element | null): boolean => {
      for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('svg svg, svg > *, [aria-hidden=true]') !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none') continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0) continue;
      if ((box.right > width + 1 || box.left < -1) && !scrolls(element.parentElement))
        found.push(`${Math.round(box.left)} to ${Math.round(box.right)}: ${element.outerHTML.slice(0, 90)}`);
      // Words of ours are never cut; long texts of the server may be, with the whole in their title.
      const button = element.closest('button, a, h1, h2, h3, label');
      if (
        button === element &&
        element.scrollWidth > element.clientWidth + 1 &&
        style.overflowX !== 'visible'
      )
        found.push(`cut: ${element.outerHTML.slice(0, 90)}`);
    }
    return found;
  });

async function everySurface(
  page: Page,
  as: Surface['as'],
  language: LanguageCode,
  look: () => Promise<string[]>,
  which: (surface: Surface) => boolean = () => true,
): Promise<void> {
  const found: string[] = [];
  for (const surface of SURFACES) {
    if (surface.as !== as || !which(surface)) continue;
    await show(page, surface, language);
    found.push(...(await look()).map((fault) => `${surface.name}: ${fault}`));
  }
  expect(found).toEqual([]);
}

test.beforeEach(() => {
  test.setTimeout(120_000);
});

/** Login and Register are in the drawer here: those dialogs are opened on a wide page that becomes small. */
for (const language of ['en', 'fa'] as const) {
  for (const as of ROLES) {
    test(`320 by 256, ${as}, ${language}: one direction of scrolling`, async ({ context, page, request }) => {
      await prepare(context, request, as, language);
      const small = { width: 320, height: 256 };
      const found: string[] = [];
      for (const surface of SURFACES) {
        if (surface.as !== as) continue;
        const dialog = surface.name.includes('dialog');
        await page.setViewportSize(dialog ? { width: 1440, height: 900 } : small);
        await show(page, surface, language);
        await page.setViewportSize(small);
        found.push(...(await tooWide(page)).map((fault) => `${surface.name}: ${fault}`));
      }
      expect(found).toEqual([]);
    });
  }
}

const MAIN = new Set([
  'home',
  'jobs',
  'help',
  'dashboard',
  'profile',
  'settings',
  'sign-in dialog',
  'admin',
  'adminEducationLevels',
]);
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';
const TWICE = 'html { font-size: 200% !important; }';

/** A sheet of the person's own, as an extension would add it: the page's policy has no say in it. */
const withSheet = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

for (const language of ['en', 'fa', 'zh-cn'] as const) {
  for (const as of ROLES) {
    test(`text spacing and text twice as large, ${as}, ${language}`, async ({ context, page, request }) => {
      await prepare(context, request, as, language);
      const look = async () => {
        const found: string[] = [];
        for (const [name, css] of Object.entries({ SPACING, TWICE })) {
          await withSheet(page, css);
          found.push(...(await tooWide(page)).map((fault) => `${name}: ${fault}`));
        }
        return found;
      };
      await everySurface(page, as, language, look, ({ name }) => MAIN.has(name));
    });
  }
}

/** Links in a sentence have the sentence's size (WCAG 2.5.8, "inline"). */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const targets = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary, [role=button], [role=menuitem], [role=option], [role=tab]',
    );
    for (const target of targets) {
      if (
        !target.checkVisibility({ visibilityProperty: true }) ||
        target.closest('[aria-hidden=true]') !== null
      )
        continue;
      if (getComputedStyle(target).clipPath !== 'none') continue;
      // A checkbox or a switch is pressed by what stands for it.
      const label = target.matches('input') ? target.closest('label') : null;
      const input = target.matches('input') ? target.closest('.MuiInputBase-root') : null;
      const boxes = [target, label, input].flatMap((one) =>
        one === null ? [] : [one.getBoundingClientRect()],
      );
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      if (width === 0) continue;
      const inline = target.matches('a') && getComputedStyle(target).display === 'inline';
      if (!inline && (width < 24 || height < 24))
        found.push(`${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 90)}`);
      // A button that stands for itself; inside a field or a row of a table the row is the measure.
      const own = target.matches('.MuiButton-root') || target.matches('button[type=submit]');
      if (own && height < 43.5)
        found.push(`a button ${Math.round(height)} high: ${target.outerHTML.slice(0, 90)}`);
    }
    return found;
  });

for (const as of ROLES) {
  test(`targets of ${as}: 24 by 24, buttons 44 high`, async ({ context, page, request }) => {
    await prepare(context, request, as, 'en');
    await everySurface(page, as, 'en', () => tooSmall(page));
  });

  test(`reduced motion as ${as}: nothing moves but spinners`, async ({ context, page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prepare(context, request, as, 'en');
    const moving = () =>
      page.evaluate(() =>
        document.getAnimations().flatMap((animation) => {
          const { target } = animation.effect as KeyframeEffect;
          if (animation.playState !== 'running' || target?.closest('.vt-spinner, [role=progressbar]'))
            return [];
          return [`${animation.constructor.name} at ${target?.outerHTML.slice(0, 90) ?? 'nothing'}`];
        }),
      );
    await everySurface(page, as, 'en', async () => {
      const found = await moving();
      await page.evaluate(() => document.documentElement.toggleAttribute('data-dark-theme'));
      return [...found, ...(await moving())];
    });
  });

  test(`forced colours as ${as}: every control has an edge`, async ({ context, page, request }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await prepare(context, request, as, 'en');
    await everySurface(page, as, 'en', () =>
      page.evaluate(() => {
        const edge = (element: Element | null | undefined): boolean => {
          if (element === null || element === undefined) return false;
          const { borderTopStyle, borderTopWidth, borderTopColor, outlineStyle } = getComputedStyle(element);
          const border =
            borderTopStyle !== 'none' &&
            Number.parseFloat(borderTopWidth) > 0 &&
            !/rgba\(.*, 0\)|transparent/.test(borderTopColor);
          return border || outlineStyle !== 'none';
        };
        const found: string[] = [];
        for (const control of document.querySelectorAll<HTMLElement>(
          '.MuiButton-root, input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), select, textarea',
        )) {
          if (
            !control.checkVisibility({ visibilityProperty: true }) ||
            control.closest('[aria-hidden=true]') !== null
          )
            continue;
          const field = control.closest('.MuiInputBase-root');
          if (!edge(control) && !edge(field) && !edge(field?.querySelector('fieldset')))
            found.push(control.outerHTML.slice(0, 120));
        }
        return found;
      }),
    );
  });
}

test('what has the focus is never under the bar', async ({ page }) => {
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

for (const language of LANGUAGE_CODES) {
  test(`${language}: language, direction and type, also after a reload`, async ({ page }) => {
    const { tag, direction, font, name } = LANGUAGES[language];
    await page.goto('/help');
    await page.getByRole('button', { name: 'Change language, EN' }).click();
    await page.getByRole('menuitem', { name }).click();
    const right = async () => {
      const root = page.locator('html');
      await expect(root).toHaveAttribute('lang', tag);
      await expect(root).toHaveAttribute('dir', direction);
      const body = await page.evaluate(() => ({
        font: getComputedStyle(document.body).fontFamily,
        // Where reading begins, the heading begins.
        start: document.querySelector('main h1')?.getBoundingClientRect().left ?? 0,
        align: getComputedStyle(document.body).direction,
      }));
      expect(body.font.replaceAll('"', '')).toMatch(new RegExp(`^${font}`));
      expect(body.align).toBe(direction);
    };
    await right();
    // The direction is right in the first frame: nobody sees it change.
    await page.addInitScript(() => {
      const seen: string[] = [];
      Reflect.set(window, 'directions', seen);
      const look = () => {
        if (document.body !== null) seen.push(document.documentElement.dir);
        if (seen.length < 5) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.reload();
    await right();
    const seen = await page.evaluate(() => Reflect.get(window, 'directions') as string[]);
    expect([...new Set(seen)]).toEqual([direction]);
  });
}
