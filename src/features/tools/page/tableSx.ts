/** The style of a plain result table: lines between rows, and digits of equal width. */
export const TABLE_SX = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', fontWeight: 600, fontSize: '1.125rem', paddingBlockEnd: 1 },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    paddingBlock: 1,
    paddingInline: 0,
    paddingInlineEnd: 1.5,
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
  },
  // Chinese words are not broken, even in a narrow column.
  '& thead th': { color: 'text.secondary', fontWeight: 500, fontSize: '0.875rem', wordBreak: 'keep-all' },
  '& tbody th': { fontWeight: 500 },
  '@media (min-width: 20rem)': { '& tbody th': { wordBreak: 'keep-all' } },
} as const;
