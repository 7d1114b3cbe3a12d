import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Questions below each other; the first stands level with the heading beside it. */
export function Questions({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ marginBlock: { xs: -1, md: -1.5 } }}>{children}</Box>;
}
