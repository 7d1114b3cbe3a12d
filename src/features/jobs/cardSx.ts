/** Cards of one height at each width, in rem: large text makes them larger, never a longer title. */
export const CARD_HEIGHT = { xs: '18rem', sm: '13.5rem' } as const;

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const CARD_LIST_SX = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

/** The whole card leads to the job; the save button lies above its link. */
export const CARD_SX = {
  '& > article': {
    position: 'relative',
    height: CARD_HEIGHT,
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    p: 2,
    borderRadius: 1,
    border: '1px solid',
    borderColor: 'divider',
    bgcolor: 'background.paper',
    '&:hover': { borderColor: 'text.secondary' },
  },
  '& .head': { display: 'flex', alignItems: 'flex-start', gap: 1 },
  '& .head > button': { position: 'relative', zIndex: 1, flexShrink: 0, mt: -1, marginInlineEnd: -1 },
  '& h3': {
    flex: 1,
    minWidth: 0,
    m: 0,
    typography: 'subtitle1',
    fontWeight: 600,
    lineHeight: 1.4,
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
  },
  '& .open': {
    color: 'text.primary',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid var(--vt-focus)', outlineOffset: -3 },
  },
  '& p': { m: 0, lineHeight: 1.5 },
  '& .who': {
    display: 'flex',
    flexShrink: 0,
    flexDirection: { xs: 'column', sm: 'row' },
    columnGap: 2,
    overflow: 'hidden',
    color: 'text.secondary',
    '& > p': { ...ONE_LINE, minWidth: 0 },
  },
  '& .verified': {
    marginInlineStart: 1,
    color: 'text.primary',
    fontSize: '0.875rem',
    '& svg': { verticalAlign: '-2px' },
  },
  '& .pay': {
    mt: 0.75,
    overflow: 'hidden',
    flexShrink: 0,
    maxHeight: '3.1rem',
    '& > span': ONE_LINE,
    '& > span:first-of-type': { display: 'block' },
  },
  '& .tags': {
    listStyle: 'none',
    m: 0,
    mt: 0.75,
    p: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 0.75,
    height: '1.75rem',
    flexShrink: 0,
    overflow: 'hidden',
    '& > li': {
      px: 1,
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: 0.75,
      fontSize: '0.8125rem',
      lineHeight: '1.6rem',
    },
  },
  '& .moments': {
    mt: 'auto',
    overflow: 'hidden',
    flexShrink: 0,
    // Whole lines: three on a phone, two elsewhere.
    maxHeight: { xs: '3.9375rem', sm: '2.625rem' },
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    fontSize: '0.875rem',
    color: 'text.secondary',
  },
} as const;
