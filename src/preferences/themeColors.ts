import type { ThemeVariant } from '@/config/themes';

/**
 * Each palette's background, for the browser's own bars: `<meta name="theme-color">` cannot read CSS variables.
 * The palettes in src/theme/palettes are the source; tests/contracts/palettes.test.ts compares.
 */
export const THEME_COLORS: Readonly<Record<ThemeVariant, { readonly light: string; readonly dark: string }>> =
  {
    ocean: { light: '#f3f8fb', dark: '#071521' },
    forest: { light: '#f5f7f2', dark: '#0d1510' },
    sunset: { light: '#fdf7f2', dark: '#1a100f' },
    lavender: { light: '#f8f6fc', dark: '#15121f' },
    corporate: { light: '#f5f7f9', dark: '#10161d' },
    emerald: { light: '#f2f8f6', dark: '#061613' },
    crimson: { light: '#faf6f4', dark: '#18100f' },
    midnight: { light: '#f5f6fb', dark: '#0a0c16' },
    highContrast: { light: '#ffffff', dark: '#000000' },
  };
