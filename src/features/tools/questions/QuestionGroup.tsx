import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Surface } from '@/ui/card/Surface';

/** A card with questions about one topic. */
export const QuestionGroup = ({ children }: { readonly children: ReactNode }) => (
  <Surface>
    <Box sx={{ display: 'grid', gap: 2.5 }}>{children}</Box>
  </Surface>
);

/** Two short questions side by side; below each other on a phone. */
export const QuestionPair = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'end',
    }}
  >
    {children}
  </Box>
);
