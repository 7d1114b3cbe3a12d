import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two columns: the questions, and their result, which stays visible on wide screens. */
export function ToolColumns({
  children,
  result,
}: {
  readonly children: ReactNode;
  readonly result: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, lg: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 6fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>{children}</Box>
      <Box
        sx={{
          minWidth: 0,
          position: { lg: 'sticky' },
          insetBlockStart: { lg: 86 },
          maxHeight: { lg: 'calc(100dvh - 102px)' },
          overflowY: { lg: 'auto' },
        }}
      >
        {result}
      </Box>
    </Box>
  );
}
