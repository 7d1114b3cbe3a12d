/**
 * Native search boxes and small selects of toolbars, in the style of the other inputs. They cost less to
 * render than MUI's.
 */
export const controlSx = {
  minHeight: 44,
  minWidth: 0,
  px: 1.5,
  borderRadius: '10px',
  border: '1px solid var(--vt-control-border)',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  textOverflow: 'ellipsis',
  '&:hover': { borderColor: 'text.primary' },
  '&:focus-visible': { outline: '2px solid var(--vt-focus)', outlineOffset: 1 },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

/** A native select with the same arrow as MUI's, at the end of the line in both text directions. */
export const selectSx = {
  ...controlSx,
  appearance: 'none',
  paddingInlineEnd: '36px',
  cursor: 'pointer',
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
  backgroundSize: '5px 5px',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right 19px center, right 14px center',
  // The theme mirrors left and right, so only the two halves of the arrow need to be swapped.
  '[dir="rtl"] &': { backgroundPosition: 'right 14px center, right 19px center' },
  '@media (forced-colors: active)': { appearance: 'auto', backgroundImage: 'none', paddingInlineEnd: 1.5 },
} as const;

/** Replaces the browser's own checkbox, which would be grey with the dark palette. */
export const tickSx = {
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  width: '1.25rem',
  height: '1.25rem',
  m: 0,
  border: '1.5px solid var(--vt-control-border)',
  borderRadius: '4px',
  bgcolor: 'background.paper',
  cursor: 'inherit',
  // Printers leave out backgrounds, and with it the tick.
  printColorAdjust: 'exact',
  '&::before': {
    content: '""',
    width: '0.75rem',
    height: '0.75rem',
    bgcolor: 'var(--vt-on)',
    visibility: 'hidden',
  },
  '&:checked, &:indeterminate': { bgcolor: 'primary.main', borderColor: 'primary.main' },
  '&:checked::before': {
    visibility: 'inherit',
    clipPath: 'polygon(14% 44%, 0 62%, 42% 98%, 100% 18%, 82% 4%, 40% 66%)',
  },
  '&:indeterminate::before': { visibility: 'inherit', clipPath: 'inset(40% 0)' },
  '&:disabled': { borderColor: 'divider' },
  '&:disabled:checked': { bgcolor: 'text.disabled', borderColor: 'text.disabled' },
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
} as const;
