/** In a lower window, as with a zoom of 400 %, a sticky bar would cover much of the page. */
export const STICKS = '@media (min-height: 320px)';
export const stickyInTallSx = { [STICKS]: { position: 'sticky' } } as const;

/** A sticky bar at the bottom of the window. */
export const lowerBarSx = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 'appBar',
  bgcolor: 'background.paper',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
} as const;

/** The text and the buttons of the bar, on one line if there is room. */
export const lowerBarLineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 2,
  paddingInline: 2,
  minHeight: 48,
} as const;
