import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ActionRowProps {
  /** In the theme's spacing. */
  readonly spaceAbove: number;
  readonly children: ReactNode;
}

/** The ways on, beside each other; on a phone they fill their line, so that wrapped ones stand in one column. */
export function ActionRow({ spaceAbove, children }: ActionRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        mt: spaceAbove,
        '& > *': { flexGrow: { xs: 1, sm: 0 } },
      }}
    >
      {children}
    </Box>
  );
}
