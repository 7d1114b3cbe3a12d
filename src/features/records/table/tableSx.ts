/** Every cell of every list, styled once: plain elements under one rule set (performance.md, 9). */
const ROW_HEIGHT = 57;
export const CARD_HEIGHT = 196;
export const ROW_ESTIMATE = { wide: ROW_HEIGHT, narrow: CARD_HEIGHT } as const;
/** Where rows become cards. */
export const NARROW = '@media (max-width: 1023.95px)';
const PHONE = '@media (max-width: 639.95px)';
const TABLET = '@media (min-width: 640px) and (max-width: 1023.95px)';

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const ICON_BUTTON = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 40,
  height: 40,
  p: 0,
  border: 0,
  borderRadius: '8px',
  bgcolor: 'transparent',
  color: 'text.secondary',
  cursor: 'pointer',
  transition: 'background-color 120ms ease-out, color 120ms ease-out',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&.danger:hover': { color: 'error.main' },
  '&:disabled': { color: 'text.disabled', cursor: 'default', bgcolor: 'transparent' },
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
const CHECK = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 44,
  height: 44,
  cursor: 'pointer',
  '& input': BOX,
} as const;

const TEXT = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
  // Names in another script stand where the column's others stand.
  width: 'fit-content',
  maxWidth: '100%',
} as const;

export const tableSx = (tracks: string, actions: number) =>
  ({
    display: 'block',
    width: '100%',
    m: 0,
    fontSize: '0.9375rem',
    '& thead, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: `44px ${tracks} ${actions * 40}px`,
      alignItems: 'center',
      columnGap: 1.5,
      minHeight: ROW_HEIGHT,
      borderBlockEnd: '1px solid',
      borderColor: 'divider',
      paddingInlineEnd: 1,
    },
    '& thead tr': { minHeight: 49 },
    '& tbody tr': { scrollMarginBlock: '96px' },
    '& tbody tr:hover': { bgcolor: 'action.hover' },
    '& tbody tr[data-selected]': { bgcolor: 'action.selected' },
    '& tbody tr:last-of-type': { borderBlockEndWidth: 0 },
    '& th, & td': { display: 'block', minWidth: 0, p: 0, textAlign: 'start', fontWeight: 'inherit' },
    '& th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 },
    '& th button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      maxWidth: '100%',
      minHeight: 36,
      p: 0,
      border: 0,
      bgcolor: 'transparent',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      '&:hover': { color: 'text.primary' },
      '& svg': { flexShrink: 0, width: 16, height: 16, fill: 'currentColor', opacity: 0 },
      '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
    },
    '& th[aria-sort="ascending"] button, & th[aria-sort="descending"] button': {
      color: 'text.primary',
      '& svg': { opacity: 1 },
    },
    '& th[aria-sort="descending"] svg': { transform: 'rotate(180deg)' },
    '& bdi, & .text': TEXT,
    '& .code': { fontVariantNumeric: 'tabular-nums', color: 'text.secondary' },
    '& .title': { fontWeight: 600 },
    '& .date, & .number': {
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      color: 'text.secondary',
    },
    '& .state': { display: 'inline-flex', alignItems: 'center', gap: 1 },
    '& .state::before': {
      content: '""',
      flexShrink: 0,
      width: 8,
      height: 8,
      borderRadius: '50%',
      border: '2px solid',
      borderColor: 'var(--vt-control-border)',
    },
    '& .state[data-on]::before': { borderColor: 'success.main', bgcolor: 'success.main' },
    '& .label': { ...HIDDEN, display: 'none' },
    // The column of actions has a name for those who hear the table.
    '& th .label': { display: 'block' },
    '& .actions': { display: 'flex', justifyContent: 'flex-end', whiteSpace: 'nowrap' },
    '& .actions button': ICON_BUTTON,
    '& .check': CHECK,
    '@media (forced-colors: active)': { '& tbody tr[data-selected]': { outline: '2px solid Highlight' } },

    // The same rows as cards.
    [NARROW]: {
      '& thead': HIDDEN,
      '& thead button, & thead input': { display: 'none' },
      '& tbody tr': {
        columnGap: 1,
        rowGap: 0.75,
        alignItems: 'start',
        paddingBlock: 1.5,
        paddingInline: 1,
        '&:last-of-type': { borderBlockEndWidth: 1 },
      },
      '& td[data-kind="title"]': { fontSize: '1rem', pt: 1 },
      '& td[data-kind="title"] bdi': { whiteSpace: 'normal', overflowWrap: 'anywhere', maxHeight: '4.8em' },
      '& td .label': {
        position: 'static',
        display: 'block',
        width: 'auto',
        height: 'auto',
        clipPath: 'none',
        fontSize: '0.75rem',
        color: 'text.secondary',
      },
      '& td[data-kind="title"] .label, & td[data-kind="code"] .label': { ...HIDDEN, display: 'block' },
      '& .actions button': { width: 44, height: 44 },
    },
    [TABLET]: {
      '& tbody tr': { gridTemplateColumns: '44px repeat(5, minmax(0, 1fr))' },
      '& td': { gridRow: '3' },
      '& td.select': { gridColumn: '1', gridRow: '1 / span 3' },
      '& td[data-kind="title"]': { gridColumn: '2 / 5', gridRow: '1' },
      '& td[data-kind="code"]': { gridColumn: '2 / 5', gridRow: '2' },
      '& td.actions': { gridColumn: '5 / -1', gridRow: '1 / span 2' },
    },
    [PHONE]: {
      '& tbody tr': { gridTemplateColumns: '44px minmax(0, 1fr) minmax(0, 1fr)' },
      '& td.select': { gridRow: '1 / span 2', gridColumn: '1' },
      '& td[data-kind="title"]': { order: -2, gridColumn: '2 / -1' },
      '& td[data-kind="code"]': { order: -1, gridColumn: '2 / -1' },
      '& td[data-side="start"]': { gridColumn: '2' },
      '& td[data-side="end"]': { gridColumn: '3' },
      '& td.actions': { gridColumn: '1 / -1', order: 9 },
    },
  }) as const;
