import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import type { Direction } from '@/config/languages';
import { BORDER_RADIUS, BREAKPOINTS, SPACING } from '@/config/themes';
import { APP_PALETTE } from './appPalette';
import { COMPONENTS } from './components';

/** Font sizes and line heights are in styles/type.css. */
const heading = (level: string, weight = 'heading') => ({
  fontSize: `var(--vt-${level})`,
  lineHeight: `max(var(--vt-${level}-leading), var(--vt-heading-leading))`,
  fontWeight: `var(--vt-${weight}-weight)`,
  letterSpacing: 'var(--vt-heading-tracking)',
});

const text = (fontSize: string, fontWeight = 400) => ({
  fontSize,
  fontWeight,
  lineHeight: 'var(--vt-leading)',
  letterSpacing: 'normal',
});

/**
 * Font family, line height and letter spacing are CSS variables that depend on `lang` (styles/base.css), so
 * that a change of language needs no new theme.
 */
const TYPOGRAPHY: NonNullable<ThemeOptions['typography']> = {
  fontFamily: 'var(--vt-font)',
  fontWeightLight: 300,
  fontWeightRegular: 400,
  fontWeightMedium: 550,
  fontWeightBold: 700,
  h1: heading('h1', 'h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  subtitle1: text('1rem', 550),
  subtitle2: text('0.875rem', 550),
  body1: text('1rem'),
  body2: text('0.875rem'),
  caption: text('0.75rem'),
  overline: { ...text('0.75rem', 600), textTransform: 'none' },
  button: {
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.5,
    letterSpacing: 'normal',
    textTransform: 'none',
  },
};

declare module '@mui/material/styles' {
  /** Declares that `theme.vars` always exists. */
  interface CssThemeVariables {
    enabled: true;
  }
}

const FLOATING = 'var(--vt-shadow)';
/** Only floating surfaces have a shadow: menus (8), drawers (16), dialogs (24) and snackbars (6). */
const shadows = Array.from({ length: 25 }, (_, elevation) => (elevation < 6 ? 'none' : FLOATING));

const EASE_OUT = 'cubic-bezier(0.2, 0, 0, 1)';
const OPACITY = { inputPlaceholder: 1, inputUnderline: 1, switchTrackDisabled: 0.5, switchTrack: 1 };

/**
 * The MUI theme. Its colours are aliases of the palettes' variables, so it is built once for each direction
 * and not for theme variants or dark mode.
 *
 * MUI's own option for `theme.vars` (`cssVariables`) would add a sheet of about 300 variables (24 KB) to
 * every page, once for each colour scheme, and 8 KiB of code to the start. Both schemes use the same
 * variables of the app, so `theme.vars` refers to these directly.
 */
export function createAppTheme(direction: Direction): Theme {
  const theme = createTheme({
    palette: APP_PALETTE,
    direction,
    breakpoints: { values: BREAKPOINTS },
    spacing: SPACING,
    shape: { borderRadius: BORDER_RADIUS },
    shadows: shadows as Theme['shadows'],
    typography: TYPOGRAPHY,
    motion: { reducedMotion: 'system' },
    focusVisible: { outlineColor: 'var(--vt-focus)', outlineWidth: 2, outlineOffset: 2 },
    transitions: {
      easing: { easeInOut: EASE_OUT, easeOut: EASE_OUT, easeIn: EASE_OUT, sharp: EASE_OUT },
      duration: {
        shortest: 120,
        shorter: 140,
        short: 160,
        standard: 180,
        complex: 240,
        enteringScreen: 200,
        leavingScreen: 140,
      },
    },
    components: COMPONENTS,
  });
  const { palette, zIndex, shape } = theme;
  return Object.assign(theme, {
    vars: { palette, opacity: OPACITY, overlays: [], shadows, zIndex, shape, spacing: SPACING },
    // The browser mixes the shades, because the colours are CSS variables.
    colorSpace: 'oklch',
    applyStyles: (scheme: string, styles: object) => ({ [`*:where([data-scheme="${scheme}"]) &`]: styles }),
  });
}
