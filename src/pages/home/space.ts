/** Above and below each part of the home page: 48, 64 and 96 px (docs/look.md#type-space-shape). */
export const SECTION_SPACE = { xs: 6, sm: 8, lg: 12 };

/**
 * For parts that begin below the first screen: while the app starts (build/bootScript.ts), the browser lays out only
 * those that come near it. That halves the work of the first paint, and of the moment when the font arrives.
 */
export const BELOW = {
  '[data-starting] &': { contentVisibility: 'auto', containIntrinsicBlockSize: '640px' },
} as const;
