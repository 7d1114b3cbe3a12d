import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { THEME_VARIANTS } from '../../../src/config/themes';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const EVERY_RULE: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // The style sheets come from the page's own origin, so axe need not load them itself.
  preload: false,
};
/** The rules of axe about colours. When only the palette changes, no other rule can change its result. */
export const COLOUR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
  preload: false,
};

export const PALETTES = THEME_VARIANTS.flatMap((variant) => [
  { variant, dark: true },
  { variant, dark: false },
]);
export type Palette = (typeof PALETTES)[number];

/** The problems that axe finds on the page in a palette. */
export async function violations(
  page: Page,
  { variant, dark }: Palette,
  rules: RunOptions,
): Promise<string[]> {
  // The script is evaluated, not added as an element, so the policy stays as strict as it is.
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(AXE);
  await page.evaluate(
    ([name, isDark]) => {
      const root = document.documentElement;
      root.setAttribute('data-theme', name);
      root.toggleAttribute('data-dark-theme', isDark);
      root.setAttribute('data-scheme', isDark ? 'dark' : 'light');
      // axe cannot compute contrast over gradients and reports nothing; palettes.test.ts measures such text.
      root.removeAttribute('data-gradient-backgrounds');
    },
    [variant, dark] as const,
  );
  // Colours are not checked while they change from one palette to the other.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const found = await page.evaluate(async (options) => {
    const axe = Reflect.get(window, 'axe') as { run: (options: RunOptions) => Promise<AxeResults> };
    // axe measures at one scroll position. Content that a sticky bar covers there is checked after scrolling.
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    for (const bar of bars) bar.style.position = 'static';
    const { violations: all } = await axe.run(options);
    for (const bar of bars) bar.style.removeProperty('position');
    return all;
  }, rules);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${variant} ${dark ? 'dark' : 'light'}: ${id} at ${target.join(' ')}: ${(failureSummary ?? '').split('\n')[1] ?? ''}`,
    ),
  );
}
