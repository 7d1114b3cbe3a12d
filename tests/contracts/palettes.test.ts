import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEME_VARIANTS, type ThemeVariant } from '@/config/themes';
import { THEME_COLORS } from '@/preferences/themeColors';
import { contrast, mix, parseHex, type Rgb } from './colors';

/** All declarations of a palette, in both of its schemes. */
const TONES = ['primary', 'secondary', 'accent', 'success', 'warning', 'error', 'info'] as const;
const STATUSES = ['success', 'warning', 'error', 'info'] as const;
const VARIABLES = new Set(
  [
    'background surface surface-raised border control-border text text-secondary text-disabled on',
    TONES.join(' '),
    'focus gradient-1 gradient-2 gradient-3 shadow',
  ].flatMap((names) => names.split(' ')),
);

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

interface Block {
  readonly selector: string;
  readonly colorScheme: string | undefined;
  readonly values: ReadonlyMap<string, string>;
}

function blocksOf(name: ThemeVariant | 'shared' | 'sharedDark'): readonly Block[] {
  const css = readFileSync(`src/theme/palettes/${name}.css`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim().replaceAll(/\s+/g, ' ').replaceAll('"', "'"),
    colorScheme: /color-scheme:\s*(\w+)/.exec(body)?.[1],
    values: new Map(
      [...body.matchAll(/--vt-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  }));
}

/** All declarations for a scheme of a palette, those with the higher priority last. */
function valuesOf(variant: ThemeVariant, scheme: Scheme): ReadonlyMap<string, string> {
  const [light, dark] = blocksOf(variant);
  const rules = [
    ...blocksOf('shared'),
    light,
    ...(scheme === 'dark' ? [...blocksOf('sharedDark'), dark] : []),
  ];
  return new Map(rules.flatMap((rule) => [...(rule?.values ?? [])]));
}

function palette(variant: ThemeVariant, scheme: Scheme): (name: string) => Rgb {
  const values = valuesOf(variant, scheme);
  return (name) => parseHex(values.get(name) ?? `no ${name} in ${variant} ${scheme}`);
}

const EIGHTEEN = THEME_VARIANTS.flatMap((variant) => SCHEMES.map((scheme) => ({ variant, scheme })));

describe('palettes', () => {
  it.each(THEME_VARIANTS)('%s has a light and a dark scheme under its attributes', (variant) => {
    const own = [`[data-theme='${variant}']`, `[data-theme='${variant}'][data-dark-theme]`];
    // The default also applies to an unknown variant and to none.
    const expected =
      variant === 'midnight'
        ? [`:where(:root), ${own[0]}`, `:where(:root[data-dark-theme]), ${own[1]}`]
        : own;
    expect(blocksOf(variant).map(({ selector }) => selector)).toEqual(expected);
  });

  it('have common values in rules with a lower priority than their own', () => {
    const shared = [...blocksOf('shared'), ...blocksOf('sharedDark')];
    expect(shared.map(({ selector, colorScheme }) => [selector, colorScheme])).toEqual([
      [':where(:root, [data-theme])', 'light'],
      ['[data-dark-theme]', 'dark'],
    ]);
  });

  it('are dark enough on paper, also if the page is dark', () => {
    const [, print = ''] = readFileSync('src/theme/styles/conditions.css', 'utf8').split('@media print');
    const pale = ['text', 'text-secondary', ...TONES].filter((name) => {
      const value = new RegExp(`--vt-${name}: #(\\w+);`).exec(print)?.[1] ?? 'fff';
      const six = value.length === 3 ? value.replaceAll(/./g, '$&$&') : value;
      return contrast(parseHex(`#${six}`), parseHex('#ffffff')) < 4.5;
    });
    expect(pale).toEqual([]);
  });

  it("give drawings the person's own colours where colours are forced", () => {
    const [before = ''] = readFileSync('src/theme/styles/conditions.css', 'utf8').split('@media print');
    const [, forced = ''] = before.split('@media (forced-colors: active)');
    // Not of the root: what an element itself is painted with is forced, unless it names a colour of the person.
    expect(forced).toMatch(/:root\[data-theme\] svg:not\(:root \[data-theme\] \*\) \{/);
    for (const name of ['text', 'text-secondary', ...TONES])
      expect(forced).toContain(`--vt-${name}: CanvasText;`);
  });

  it.each(THEME_VARIANTS)('%s defines every variable in both schemes and no other', (variant) => {
    for (const scheme of SCHEMES) expect(new Set(valuesOf(variant, scheme).keys())).toEqual(VARIABLES);
  });

  it.each(THEME_VARIANTS)('%s overrides every value of its light scheme in its dark one', (variant) => {
    const [light, dark] = blocksOf(variant);
    const again = new Set([
      ...(dark?.values.keys() ?? []),
      ...(blocksOf('sharedDark')[0]?.values.keys() ?? []),
    ]);
    expect([...(light?.values.keys() ?? [])].filter((name) => !again.has(name))).toEqual([]);
  });

  it.each(THEME_VARIANTS)("%s gives the browser's bars its background colour", (variant) => {
    for (const scheme of SCHEMES) {
      expect(parseHex(THEME_COLORS[variant][scheme])).toEqual(palette(variant, scheme)('background'));
    }
  });

  it('are eighteen different ones', () => {
    const looks = EIGHTEEN.map(({ variant, scheme }) =>
      [...TONES, 'background'].map((name) => palette(variant, scheme)(name).join()).join(' '),
    );
    expect(new Set(looks).size).toBe(18);
  });

  it('are all in the style sheet, the default first', () => {
    const sheet = readFileSync('src/theme/styles/all.css', 'utf8');
    const imported = [...sheet.matchAll(/palettes\/(\w+)\.css/g)].map(([, name]) => name);
    expect(imported.slice(0, 2)).toEqual(['shared', 'midnight']);
    expect(imported.at(-1)).toBe('sharedDark');
    expect(new Set(imported.slice(1, -1))).toEqual(new Set(THEME_VARIANTS));
  });
});

/** The percentages with which src/theme/appPalette.ts and styles/gradients.css mix colours. */
const WASHES = { 'gradient-1': 0.12, 'gradient-2': 0.06, 'gradient-3': 0.11 } as const;
const HOVER = 0.06;
const FOCUSED =
  Number(/focus: ink\((\d+)\)/.exec(readFileSync('src/theme/appPalette.ts', 'utf8'))?.[1]) / 100;
const SELECTED = 0.16;
const ALERT_TINT = 0.1;
const PRESSED = 0.14;
const TINT_OF_OWN = 0.08;

/** Points between neighbouring gradient stops, because the lowest contrast can be between two good ends. */
const between = (a: Rgb, b: Rgb): readonly Rgb[] => [0, 0.25, 0.5, 0.75, 1].map((share) => mix(b, share, a));

describe.each(EIGHTEEN)('contrast of $variant $scheme', ({ variant, scheme }) => {
  const color = palette(variant, scheme);
  const most = variant === 'highContrast';
  const TEXT = most ? 7 : 4.5;
  const PART = 3;
  const named = (...names: readonly string[]) => names.map((name) => [name, color(name)] as const);
  const grounds = named('background', 'surface', 'surface-raised');
  const washes = most
    ? []
    : Object.entries(WASHES).map(
        ([stop, share]) => [`wash of ${stop}`, mix(color(stop), share, color('background'))] as const,
      );
  const marked = grounds.flatMap(([name, ground]) => [
    [`hovered ${name}`, mix(color('text'), HOVER, ground)] as const,
    [`selected ${name}`, mix(color('text'), SELECTED, ground)] as const,
  ]);
  const alerts = STATUSES.map(
    (status) => [`${status} alert`, mix(color(status), ALERT_TINT, color('surface'))] as const,
  );

  const failures = (
    fronts: readonly (readonly [string, Rgb])[],
    backs: readonly (readonly [string, Rgb])[],
    least: number,
  ) =>
    fronts.flatMap(([front, a]) =>
      backs
        .map(([back, b]) => ({ pair: `${front} on ${back}`, ratio: contrast(a, b) }))
        .filter(({ ratio }) => ratio < least),
    );

  it('text on every ground', () => {
    expect(failures(named('text'), [...grounds, ...washes, ...marked, ...alerts], TEXT)).toEqual([]);
    expect(failures(named('text-secondary'), [...grounds, ...washes, ...marked], TEXT)).toEqual([]);
    expect(failures(named('background'), named('text'), TEXT)).toEqual([]);
  });

  it('coloured text on every ground', () => {
    const fronts = named(...TONES);
    expect(failures(fronts, [...grounds, ...washes], TEXT)).toEqual([]);
    const focused = grounds.map(
      ([ground, back]) => [`focused ${ground}`, mix(color('text'), FOCUSED, back)] as const,
    );
    expect(failures(named('primary'), focused, 4.5)).toEqual([]);
    for (const [name, front] of fronts) {
      // A hovered text or outlined button has a background with a little of its own colour.
      const tinted = grounds.map(
        ([ground, back]) => [`tinted ${ground}`, mix(front, TINT_OF_OWN, back)] as const,
      );
      expect(failures([[name, front]], tinted, TEXT)).toEqual([]);
    }
  });

  it('text on filled controls, normal and hovered', () => {
    for (const tone of TONES) {
      const filled = color(tone);
      const backs = [
        [tone, filled],
        [`hovered ${tone}`, mix(color('text'), PRESSED, filled)],
      ] as const;
      expect(failures(named('on'), backs, TEXT)).toEqual([]);
    }
  });

  it('text on gradients, and gradient text', () => {
    const [first, second, third] = [color('gradient-1'), color('gradient-2'), color('gradient-3')];
    const points = [...between(first, second), ...between(second, third)].map(
      (point, index) => [`gradient point ${index}`, point] as const,
    );
    expect(failures(named('on'), points, TEXT)).toEqual([]);
    expect(failures(points, [...grounds, ...washes], TEXT)).toEqual([]);
  });

  it('borders of controls and the focus ring', () => {
    expect(failures(named('control-border'), grounds, PART)).toEqual([]);
    expect(failures(named('focus'), [...grounds, ...washes, ...alerts], PART)).toEqual([]);
    expect(failures(named(...STATUSES), alerts, PART)).toEqual([]);
    expect(failures(named('text-disabled'), grounds, PART)).toEqual([]);
  });
});

it('high contrast has no gradient', () => {
  for (const scheme of SCHEMES) {
    const color = palette('highContrast', scheme);
    expect(color('gradient-1')).toEqual(color('gradient-2'));
    expect(color('gradient-2')).toEqual(color('gradient-3'));
  }
  const css = readFileSync('src/theme/styles/gradients.css', 'utf8');
  const switched = [...css.matchAll(/^\s*:root\[data-gradient[^{]*/gm)].map(([selector]) => selector);
  expect(switched).toHaveLength(3);
  for (const selector of switched) expect(selector).toMatch(/:not\(\[data-theme=["']highContrast["']\]\)/);
});
