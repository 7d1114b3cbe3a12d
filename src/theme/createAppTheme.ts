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
const scheme = { palette: APP_PALETTE, opacity: OPACITY };

/**
 * The one MUI theme. Its colours are aliases of the palettes' variables, so it is built once per direction and
 * never for a theme variant or dark mode.
 */
export function createAppTheme(direction: Direction): Theme {
  const theme = createTheme({
    cssVariables: { nativeColor: true, colorSchemeSelector: '[data-scheme="%s"]' },
    colorSchemes: { light: scheme, dark: scheme },
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
  return withoutVariableSheet(theme);
}

/**
 * MUI would put its own sheet of some 300 variables (24 KB) into every page, twice, once a colour scheme. Both
 * schemes alias the same variables of ours, so `theme.vars` can name these directly and no sheet is needed.
 */
function withoutVariableSheet(theme: Theme): Theme {
  const { palette, shadows, zIndex, shape } = theme;
  const vars = { palette, opacity: OPACITY, overlays: [], shadows, zIndex, shape, spacing: SPACING };
  Object.assign(theme, { vars, generateThemeVars: () => vars, generateStyleSheets: () => [] });
  return Object.assign(theme, { spacing: theme.generateSpacing() });
}
