import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A list of questions. The first is aligned with the heading beside it. */
export function Questions({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ marginBlock: { xs: -1, md: -1.5 } }}>{children}</Box>;
}
