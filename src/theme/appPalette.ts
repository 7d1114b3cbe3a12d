import type { ColorSystemOptions } from '@mui/material/styles';

type AppPalette = NonNullable<ColorSystemOptions['palette']>;

const toneColors = (name: string) => ({
  main: `var(--vt-${name})`,
  light: `var(--vt-${name})`,
  // Hover colour: mixed with the text colour, so that the contrast of the text on it
  // only grows, in light and dark.
  dark: `color-mix(in srgb, var(--vt-${name}), var(--vt-text) 14%)`,
  contrastText: 'var(--vt-on)',
});

const TONES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

const forEachTone = <Suffix extends string>(suffix: Suffix, value: (name: string) => string) =>
  Object.fromEntries(TONES.map((name) => [`${name}${suffix}`, value(name)])) as Record<
    `${(typeof TONES)[number]}${Suffix}`,
    string
  >;

const variable = (name: string): string => `var(--vt-${name})`;
const track = (name: string): string => `color-mix(in srgb, var(--vt-${name}) 24%, var(--vt-surface))`;
const ink = (share: number): string => `color-mix(in srgb, var(--vt-text) ${share}%, transparent)`;

/**
 * MUI's palette as aliases of the variables in palettes/*.css, the same for both colour schemes. The values
 * change by attributes of `<html>`, never in JavaScript. Where MUI mixes colours with black or white, they
 * are mixed with the palette's text or surface.
 */
export const APP_PALETTE: AppPalette = {
  primary: toneColors('primary'),
  secondary: toneColors('secondary'),
  error: toneColors('error'),
  warning: toneColors('warning'),
  info: toneColors('info'),
  success: toneColors('success'),
  text: {
    primary: variable('text'),
    secondary: variable('text-secondary'),
    disabled: variable('text-disabled'),
  },
  background: { default: variable('background'), paper: variable('surface') },
  divider: variable('border'),
  common: { background: variable('background'), onBackground: variable('text') },
  action: {
    active: variable('text-secondary'),
    hover: ink(6),
    selected: ink(10),
    focus: ink(10),
    disabled: variable('text-disabled'),
    disabledBackground: ink(8),
  },
  Alert: {
    ...forEachTone('Color', () => variable('text')),
    ...forEachTone('StandardBg', (name) => `color-mix(in srgb, var(--vt-${name}) 10%, var(--vt-surface))`),
    ...forEachTone('IconColor', variable),
    ...forEachTone('FilledBg', variable),
    ...forEachTone('FilledColor', () => variable('on')),
  },
  AppBar: {
    defaultBg: variable('surface'),
    darkBg: variable('surface'),
    darkColor: variable('text'),
  },
  Avatar: { defaultBg: variable('primary') },
  Button: { inheritContainedBg: ink(10), inheritContainedHoverBg: ink(16) },
  Chip: {
    defaultBorder: variable('control-border'),
    defaultAvatarColor: variable('text'),
    defaultIconColor: variable('text-secondary'),
  },
  FilledInput: { bg: ink(5), hoverBg: ink(8), disabledBg: ink(4) },
  // Replaces the browser's autofill colour by the surface mixed with some primary.
  Input: { autofillWebkitBoxShadow: `0 0 0 100px ${track('primary')} inset` },
  LinearProgress: forEachTone('Bg', track),
  Skeleton: { bg: ink(9) },
  Slider: forEachTone('Track', track),
  SnackbarContent: { bg: variable('text'), color: variable('background') },
  SpeedDialAction: { fabHoverBg: variable('surface-raised') },
  StepConnector: { border: variable('control-border') },
  StepContent: { border: variable('control-border') },
  Switch: {
    defaultColor: variable('surface'),
    defaultDisabledColor: variable('surface'),
    ...forEachTone('DisabledColor', track),
  },
  TableCell: { border: variable('border') },
  Tooltip: { bg: variable('text') },
};
