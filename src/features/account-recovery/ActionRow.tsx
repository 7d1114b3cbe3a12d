import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ActionRowProps {
  /** Margin above the row, in units of theme spacing. */
  readonly spaceAbove: number;
  readonly children: ReactNode;
}

/**
 * The buttons and links of a step, side by side. On a phone each fills the line, so that wrapped ones form
 * one column.
 */
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
