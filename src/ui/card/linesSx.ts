/** A list of short lines with a rule between them. */
export const linesSx = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    paddingBlock: 1,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
  },
  '& > li:first-of-type': { borderBlockStartWidth: 0 },
  '& .main': { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .aside': { color: 'text.secondary', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
} as const;
