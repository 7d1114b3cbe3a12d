/** What the cells of a list are made of; tableSx.ts puts them in their places. */

/** The least size of what is pressed, in px. */
export const TARGET = 44;

/** A button that is only its icon, whatever that is. */
export const BARE_BUTTON = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: TARGET,
  height: TARGET,
  p: 0,
  border: 0,
  borderRadius: '8px',
  bgcolor: 'transparent',
  color: 'text.secondary',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
} as const;
export const DISABLED_BUTTON = { color: 'text.disabled', cursor: 'default', bgcolor: 'transparent' } as const;

export const ICON_BUTTON = {
  ...BARE_BUTTON,
  transition: 'background-color 120ms ease-out, color 120ms ease-out',
  '&.danger:hover': { color: 'error.main' },
  '&:disabled': DISABLED_BUTTON,
  '& svg': { width: 20, height: 20, fill: 'currentColor' },
} as const;

/** The browser's own box would be grey in a dark palette. */
const BOX = {
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 18,
  height: 18,
  m: 0,
  border: '1.5px solid var(--vt-control-border)',
  borderRadius: '4px',
  cursor: 'inherit',
  '&::before': { content: '""', width: 10, height: 10, bgcolor: 'var(--vt-on)', visibility: 'hidden' },
  '&:checked, &:indeterminate': { bgcolor: 'primary.main', borderColor: 'primary.main' },
  '&:checked::before': {
    visibility: 'inherit',
    clipPath: 'polygon(14% 44%, 0 62%, 42% 98%, 100% 18%, 82% 4%, 40% 66%)',
  },
  '&:indeterminate::before': { visibility: 'inherit', clipPath: 'inset(40% 0)' },
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
} as const;

/** A checkbox with a finger-sized label around it. */
export const CHECK = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: TARGET,
  height: TARGET,
  cursor: 'pointer',
  '& input': BOX,
} as const;

/** Two lines fit the height of a row: places and names of firms are rarely cut. */
export const TEXT = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  minWidth: 0,
  // Names in another script stand where the column's others stand. Where those are at the right, the browser puts the
  // dots of Latin words beyond their line: there is room for them in the gap.
  width: 'fit-content',
  maxWidth: 'calc(100% + 1em)',
  paddingInlineEnd: '1em',
  marginInlineEnd: '-1em',
} as const;
