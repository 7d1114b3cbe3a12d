/** The desk is read again after this long, in ms, while its page is seen. */
export const AGAIN_AFTER = 5 * 60_000;

/** Links as cards; the whole card is the link. */
export const CARDS_SX = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  '& li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 0.5,
    minWidth: 0,
    minHeight: 64,
    px: 2,
    py: 1.5,
    borderRadius: 1,
    border: '1px solid',
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& li:hover, & li:focus-within': { borderColor: 'primary.main' },
  '& a': {
    color: 'text.primary',
    fontWeight: 600,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& .aside': { color: 'text.secondary', fontSize: '0.9375rem' },
} as const;
