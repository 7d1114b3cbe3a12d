import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The ways on from here: beside each other, below each other where they do not fit. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>{children}</Box>;
}
