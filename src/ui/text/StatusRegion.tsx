import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface StatusRegionProps {
  readonly children: ReactNode;
  readonly sx?: object;
}

/** A region whose changes screen readers announce without interrupting. It stays on the page while it is empty. */
export const StatusRegion = ({ children, sx }: StatusRegionProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold neither blocks nor buttons
  <Box role="status" sx={sx}>
    {children}
  </Box>
);
