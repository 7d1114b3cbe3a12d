import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { LANGUAGE_CODES } from '../../../src/config/languages';
import { THEME_VARIANTS } from '../../../src/config/themes';
import { expect, test } from '../../support/browser';
import { prepare, show, SURFACES, type Surface } from './surfaces';

test.describe.configure({ mode: 'parallel' });

/**
 * axe on every surface (reliability 166). Every surface is seen in every language; the eighteen palettes go round, so
 * that each is seen on every surface and in every language. A11Y=full runs the whole matrix.
 */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const EVERY_RULE: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};
/** What axe reads from colours; nothing else is another when only the palette is. */
const COLOUR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};
const PALETTES = THEME_VARIANTS.flatMap((variant) => [
  { variant, dark: true },
  { variant, dark: false },
]);
type Palette = (typeof PALETTES)[number];
const EACH = process.env.A11Y === 'full' ? PALETTES.length : 3;

/** The palettes for one surface in one language: the next ones of the round. */
const palettesOf = (surface: number, language: number): readonly Palette[] =>
  Array.from(
    { length: EACH },
    (_, index) => (surface * 7 + language * EACH + index) % PALETTES.length,
  ).flatMap((at) => PALETTES[at] ?? []);

async function violations(page: Page, { variant, dark }: Palette, rules: RunOptions): Promise<string[]> {
  await page.evaluate(
    ([name, isDark]) => {
      const root = document.documentElement;
      root.setAttribute('data-theme', name);
      root.toggleAttribute('data-dark-theme', isDark);
      root.setAttribute('data-scheme', isDark ? 'dark' : 'light');
    },
    [variant, dark] as const,
  );
  // Colours on their way from one palette to the other are nobody's to read.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const results = await page.evaluate(
    (options) =>
      (Reflect.get(window, 'axe') as { run: (options: RunOptions) => Promise<AxeResults> }).run(options),
    rules,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${variant} ${dark ? 'dark' : 'light'}: ${id} at ${target.join(' ')}: ${(failureSummary ?? '').split('\n')[1] ?? ''}`,
    ),
  );
}

const ROLES: readonly Surface['as'][] = ['visitor', 'user', 'admin'];

for (const [languageAt, language] of LANGUAGE_CODES.entries()) {
  for (const as of ROLES) {
    test(`axe finds nothing as ${as} in ${language}`, async ({ context, page, request }) => {
      test.setTimeout(process.env.A11Y === 'full' ? 1_800_000 : 240_000);
      await prepare(context, request, as, language);
      const found: string[] = [];
      for (const [surfaceAt, surface] of SURFACES.entries()) {
        if (surface.as !== as) continue;
        await show(page, surface, language);
        // Evaluated, not added as an element: the policy stays as strict as it is.
        await page.evaluate(AXE);
        for (const [at, palette] of palettesOf(surfaceAt, languageAt).entries()) {
          const seen = await violations(page, palette, at === 0 ? EVERY_RULE : COLOUR_RULES);
          found.push(...seen.map((text) => `${surface.name}, ${text}`));
        }
      }
      expect(found).toEqual([]);
    });
  }
}
