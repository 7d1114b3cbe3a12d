import { createTheme, type Theme } from '@mui/material/styles';
import type { Direction } from '@/config/languages';
import { BORDER_RADIUS, BREAKPOINTS, SPACING } from '@/config/themes';
import { APP_PALETTE } from './appPalette';
import { COMPONENTS } from './components';
import { TYPOGRAPHY } from './typography';

declare module '@mui/material/styles' {
  /** `theme.vars` is always there. */
  interface CssThemeVariables {
    enabled: true;
  }
}

const FLOATING = 'var(--vt-shadow)';
/** Only what floats has a shadow: menus (8), drawers (16), dialogs (24) and snackbars (6). */
const shadows = Array.from({ length: 25 }, (_, elevation) => (elevation < 6 ? 'none' : FLOATING));

const EASE_OUT = 'cubic-bezier(0.2, 0, 0, 1)';
const OPACITY = { inputPlaceholder: 1, inputUnderline: 1, switchTrackDisabled: 0.5, switchTrack: 1 };

/**
 * The one MUI theme. Its colours are aliases of the palettes' variables, so it is built once per direction and
 * never for a theme variant or dark mode.
 *
 * MUI's own way to `theme.vars` (its option `cssVariables`) would put a sheet of some 300 variables (24 KB) into
 * every page, twice, once a colour scheme, and 8 KiB into the start-up code to make it. Both schemes alias the same
 * variables of ours, so `theme.vars` names these directly, and none of that is needed.
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
    // Shades are mixed by the browser: their colours are variables.
    colorSpace: 'oklch',
    applyStyles: (scheme: string, styles: object) => ({ [`*:where([data-scheme="${scheme}"]) &`]: styles }),
  });
}
