/** A bar at the lower edge of the window, above the page. */
export const lowerBarSx = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 'appBar',
  bgcolor: 'background.paper',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
} as const;

/** What such a bar says, and its buttons, in one line where there is room. */
export const lowerBarLineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 2,
  paddingInline: 2,
  minHeight: 48,
} as const;
