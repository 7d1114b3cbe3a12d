import { BARE_BUTTON, DISABLED_BUTTON } from '@/lists/table/cellSx';

/** The style of the list. It is one style for all rows. */
export const hierarchySx = {
  borderRadius: 1,
  overflow: 'clip',
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: 2,
    minHeight: 57,
    paddingBlock: { xs: 0.75, md: 0 },
    paddingInline: 2,
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
  },
  '& li.rank': {
    bgcolor: 'action.hover',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    color: 'text.secondary',
  },
  '& h2': { m: 0, fontSize: '0.9375rem', fontWeight: 700, color: 'text.primary' },
  '& .name': { fontWeight: 600, minWidth: 0, lineHeight: 1.4, overflowWrap: 'anywhere' },
  '& .code': {
    color: 'text.secondary',
    minWidth: 0,
    gridColumn: { xs: '1', md: 'auto' },
    gridRow: { xs: '2', md: 'auto' },
  },
  '& .moves': {
    display: 'flex',
    gridRow: { xs: '1 / span 2', md: 'auto' },
    gridColumn: { xs: '2', md: 'auto' },
  },
  '& .moves button': {
    ...BARE_BUTTON,
    '&:disabled, &[aria-disabled="true"]': DISABLED_BUTTON,
    '& svg': { fill: 'currentColor' },
  },
} as const;
