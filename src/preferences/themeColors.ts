import type { ThemeVariant } from '@/config/themes';

/**
 * The background of each palette, for the browser's bars: `<meta name="theme-color">` cannot use CSS
 * variables. They are copies from src/theme/palettes; tests/contracts/palettes.test.ts compares them.
 */
export const THEME_COLORS: Readonly<Record<ThemeVariant, { readonly light: string; readonly dark: string }>> =
  {
    ocean: { light: '#f2f8fd', dark: '#061420' },
    forest: { light: '#f5f8f3', dark: '#0c140d' },
    sunset: { light: '#fcf6f1', dark: '#1b0f0d' },
    lavender: { light: '#f8f6fc', dark: '#161221' },
    corporate: { light: '#f4f8fb', dark: '#10171e' },
    emerald: { light: '#f1f9f7', dark: '#031612' },
    crimson: { light: '#fcf6f3', dark: '#160e0c' },
    midnight: { light: '#f5f7fd', dark: '#090c16' },
    highContrast: { light: '#ffffff', dark: '#000000' },
  };
