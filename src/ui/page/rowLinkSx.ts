/** Styles of a link that covers its whole row. The row has `position: 'relative'`. */
export const rowLinkSx = {
  textDecoration: 'none',
  '&:hover': { color: 'primary.main', textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid var(--vt-focus)',
    outlineOffset: '-2px',
    borderRadius: 1,
  },
} as const;
