import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';

/** Two short fields side by side where there is room. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: FIELD_GAP,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
