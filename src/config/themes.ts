/** The nine theme variants, each with a light and a dark palette in src/theme/palettes. */
export const THEME_VARIANTS = [
  'ocean',
  'forest',
  'sunset',
  'lavender',
  'corporate',
  'emerald',
  'crimson',
  'midnight',
  'highContrast',
] as const;
export type ThemeVariant = (typeof THEME_VARIANTS)[number];

/** Breakpoints in px, spacing unit and border radius in px. */
export const BREAKPOINTS = { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280 } as const;
export const SPACING = 8;
export const BORDER_RADIUS = 12;
export const BUTTON_MIN_HEIGHT = 44;
/** Top bar height in px, on small and on wider screens, and the drawer's width. */
export const TOP_BAR_HEIGHT = { small: 64, wide: 70 } as const;
export const DRAWER_WIDTH = 280;
/** Avatar sizes in px. */
export const AVATAR_SIZES = { small: 32, medium: 40, large: 56, 'extra-large': 80 } as const;
export type AvatarSize = keyof typeof AVATAR_SIZES;
