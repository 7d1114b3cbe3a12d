/** Above and below each part of the home page: 48, 64 and 96 px (look.md, "Type, space, shape"). */
export const SECTION_SPACE = { xs: 6, sm: 8, lg: 12 };

/**
 * For parts that begin below the first screen: the browser lays out only those that come near it. That halves the work
 * of the first paint, and of the moment when the font arrives. The height is a guess until it has been there.
 */
export const BELOW = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 640px',
  '@media print': { contentVisibility: 'visible' },
} as const;
