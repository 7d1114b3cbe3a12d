/** Where the parts of a job's page stand: the job as it is shown, and the job that is on its way. */
export const PHONE = '@media (max-width: 599.95px) and (min-height: 480px)';
const WIDE = '@media screen and (min-width: 1024px)';
/** Where the key facts stay in sight, they never reach below the window. */
const STAYS = '@media screen and (min-width: 1024px) and (min-height: 44rem)';

/** One column; with room for two the text, and the key facts at its end. */
export const JOB_SX = {
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: { xs: 3, md: 5 },
  '& > *': { minWidth: 0 },
  // What has the focus stays clear of the button at the lower edge of a phone.
  [PHONE]: { '& :focus-visible': { scrollMarginBlockEnd: '88px' } },
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    gridTemplateRows: 'auto 1fr',
    columnGap: { lg: 4, xl: 6 },
    '& > header': { gridColumn: 1, gridRow: 1 },
  },
} as const;

/** On a phone they have no box of their own, so that 'Apply' can stay in sight along the whole job. */
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
