import type { Page } from '@playwright/test';
import { LANGUAGE_CODES, type LanguageCode } from '../../../src/config/languages';
import { ALL, WHOLE } from '../../support/sample';
import { COLOUR_RULES, EVERY_RULE, type Palette, PALETTES, violations } from './axe';
import { SMALL, tooSmall, tooWide, tooWideWithOwnSheets } from './layout';
import { markupFaults } from './markup';
import { moving, withoutEdge } from './modes';
import { reopen, type Surface, SURFACES } from './surfaces';

/**
 * A check of a surface that is open.
 * @returns its problems
 */
export interface Look {
  readonly name: string;
  readonly languages: readonly LanguageCode[];
  /** Names of surfaces; default: all. */
  readonly surfaces?: ReadonlySet<string>;
  readonly faults: (page: Page, surface: Surface, language: LanguageCode) => Promise<string[]>;
}

/**
 * The palettes in which axe checks a surface in a language. `npm test`: light in English with every rule, dark in
 * the other language with the rules about colours, which a palette can change. `npm run test:all`, a pairwise cover: every surface in every language, every surface
 * in every palette, every palette in every language. All combinations take four times as long.
 */
function palettesOf(surface: Surface, language: LanguageCode): readonly Palette[] {
  if (WHOLE) return PALETTES;
  if (!ALL) return [{ variant: 'ocean', dark: language !== 'en' }];
  const languages = LANGUAGE_CODES.length;
  const turn = SURFACES.indexOf(surface) + LANGUAGE_CODES.indexOf(language);
  return PALETTES.filter((_, at) => (at + turn) % languages === 0);
}

/** Pages about a person's profile, documents and tools: they have long words, numbers and rows. */
const DENSE = new Set(
  SURFACES.filter(({ path }) => /^\/(profile|documents|tools)(\/|$)/.test(path)).map(({ name }) => name),
);

/**
 * With `npm run test:all` these are also checked in English in a light, a dark and the high-contrast palette.
 */
const IN_ENGLISH: readonly Palette[] = [
  { variant: 'ocean', dark: false },
  { variant: 'ocean', dark: true },
  { variant: 'highContrast', dark: false },
];

async function axeFaults(page: Page, surface: Surface, language: LanguageCode): Promise<string[]> {
  const found: string[] = [];
  const turn = palettesOf(surface, language);
  const isIn = ({ variant, dark }: Palette) =>
    turn.some((palette) => palette.variant === variant && palette.dark === dark);
  const more =
    ALL && language === 'en' && DENSE.has(surface.name) ? IN_ENGLISH.filter((palette) => !isIn(palette)) : [];
  for (const [at, palette] of [...turn, ...more].entries())
    found.push(
      ...(await violations(
        page,
        palette,
        at === 0 && (ALL || language === 'en') ? EVERY_RULE : COLOUR_RULES,
      )),
    );
  return found;
}

async function tooWideOnSmall(page: Page, surface: Surface, language: LanguageCode): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(SMALL);
  // An element beside its button is placed when it opens.
  if (surface.placed) await reopen(page, surface, language);
  const found = await tooWide(page);
  if (before !== null) await page.setViewportSize(before);
  if (surface.placed) await reopen(page, surface, language);
  return found;
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

/** The checks of every surface (F-166, F-168, F-172 to F-176). */
export const LOOKS: readonly Look[] = [
  { name: 'axe', languages: LANGUAGE_CODES, faults: axeFaults },
  { name: 'markup', languages: ['en'], faults: markupFaults },
  { name: 'targets', languages: ['en'], faults: tooSmall },
  { name: 'less motion', languages: ['en'], faults: moving },
  { name: 'forced colours', languages: ['en'], faults: withoutEdge },
  { name: 'own sheets', languages: ['en', 'fa', 'zh-cn'], surfaces: MAIN, faults: tooWideWithOwnSheets },
  { name: '320 by 256', languages: ['en', 'fa', 'ar'], faults: tooWideOnSmall },
];
