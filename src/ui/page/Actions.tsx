import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ActionsProps {
  readonly centred?: boolean;
  readonly children: ReactNode;
}

/** The ways on from here: beside each other, full lines of their own on a phone. */
export function Actions({ centred = false, children }: ActionsProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: centred ? 'center' : 'flex-start',
        gap: 2,
        mt: 4,
        '& > *': { flex: { xs: '1 1 auto', sm: '0 0 auto' } },
      }}
    >
      {children}
    </Box>
  );
}
