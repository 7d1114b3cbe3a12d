import { tickSx } from '@/ui/controlSx';

/** The styles of single cells. tableSx.ts arranges the cells. */

/** The smallest size of a touch target, in px. */
export const TARGET = 44;

/** A button that shows only an icon. */
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

/** A checkbox with a label large enough for a finger. */
export const CHECK = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: TARGET,
  height: TARGET,
  cursor: 'pointer',
  '& input': tickSx,
} as const;

/** A row has room for two lines of text, so that names of places and companies are rarely cut. */
export const TEXT = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  minWidth: 0,
  // The width of the content keeps a name in another script aligned with the column. In a right-to-left
  // column the browser puts the ellipsis of Latin text outside its line, so the padding leaves room for it in
  // the gap.
  width: 'fit-content',
  maxWidth: 'calc(100% + 1em)',
  paddingInlineEnd: '1em',
  marginInlineEnd: '-1em',
} as const;
