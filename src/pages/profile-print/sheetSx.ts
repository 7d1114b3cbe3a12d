/** The style of the sheet: black on white in every theme, with sides that follow the text direction. */
export const sheetSx = {
  color: '#000',
  backgroundColor: '#fff',
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  border: '1px solid #999',
  borderRadius: '4px',
  paddingBlock: { xs: 3, sm: 6 },
  paddingInline: { xs: 2, sm: 6 },
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '&[lang="fa"], &[lang="ar"]': { lineHeight: 1.8 },
  '& h2': { fontSize: '1.75rem', lineHeight: 1.25, margin: 0 },
  '& h3': {
    fontSize: '1.0625rem',
    marginBlock: '1.25em 0.5em',
    marginInline: 0,
    paddingBlockEnd: '0.2em',
    borderBlockEnd: '1px solid #666',
    breakAfter: 'avoid',
  },
  '& h4': { fontSize: '1em', margin: 0, fontWeight: 700 },
  '& p': { margin: 0 },
  '& .text': { whiteSpace: 'pre-line' },
  // Each paragraph takes its direction from its own text.
  '& .text bdi': { unicodeBidi: 'plaintext' },
  '& ul': { listStyle: 'disc', margin: 0, paddingBlock: 0, paddingInline: '1.25em 0' },
  '& ul.entries, & ul.plain': { listStyle: 'none', padding: 0 },
  '& .entry': { breakInside: 'avoid' },
  '& .entry + .entry, & dl + .entries': { marginBlockStart: '0.75em' },
  '& .line': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '1.5em' },
  '& .together': { whiteSpace: 'nowrap' },
  '& .when, & .facts': { color: '#333', fontSize: '0.9375em' },
  '& .plain li': { display: 'inline' },
  '& .plain li + li::before': { content: '" · "' },
  '& dl': { margin: 0 },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', columnGap: '1em', breakInside: 'avoid' },
  '& dt': { flex: '0 0 13em', color: '#333' },
  '& dd': { flex: '1 1 12em', margin: 0 },
  '@media print': { border: 0, borderRadius: 0, padding: 0, fontSize: '11pt' },
} as const;

/** While this page is open, printing prints only the sheet. */
export const pageStyles = {
  '@page': { margin: '16mm' },
  '@media print': { 'html, body, #root': { background: '#fff !important' } },
} as const;
