/** The layout of a job's page, shared by the job and its placeholder. */
export const PHONE = '@media (max-width: 599.95px) and (min-height: 480px)';
const WIDE = '@media screen and (min-width: 1024px)';
/** The key facts are sticky only where the window is tall enough for all of them. */
const STAYS = '@media screen and (min-width: 1024px) and (min-height: 44rem)';

/** One column. On wide screens two: the text, and the key facts at its end. */
export const JOB_SX = {
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: { xs: 3, md: 5 },
  '& > *': { minWidth: 0 },
  // Keeps the focused element clear of the button at the bottom edge of a phone.
  [PHONE]: { '& :focus-visible': { scrollMarginBlockEnd: '88px' } },
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    gridTemplateRows: 'auto 1fr',
    columnGap: { lg: 4, xl: 6 },
    '& > header': { gridColumn: 1, gridRow: 1 },
  },
} as const;

/** On a phone this box has `display: contents`, so that 'Apply' stays visible along the whole job. */
export const FACTS_SX = {
  display: 'contents',
  [WIDE]: {
    display: 'block',
    gridColumn: 2,
    gridRow: '1 / span 2',
    alignSelf: 'start',
    padding: 3,
    borderRadius: 1,
    border: '1px solid',
    borderColor: 'divider',
    bgcolor: 'background.paper',
  },
  [STAYS]: {
    position: 'sticky',
    insetBlockStart: '80px',
    maxHeight: 'calc(100vh - 96px)',
    overflowY: 'auto',
  },
} as const;

export const TEXT_SX = { '& > *': { minWidth: 0 }, [WIDE]: { gridColumn: 1, gridRow: 2 } } as const;
