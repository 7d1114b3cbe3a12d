import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Names and values in two columns; in one column on a phone. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        margin: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(144px, 204px) minmax(0, 1fr)' },
        '& > dt:not(:first-of-type), & > dt:not(:first-of-type) + dd': {
          sm: { borderBlockStart: '1px solid var(--vt-border)' },
        },
        '& > dt': { paddingBlock: { xs: '12px 0', sm: 1.5 }, paddingInlineEnd: 3, color: 'text.secondary' },
        '& > dd': { margin: 0, paddingBlock: { xs: 0, sm: 1.5 } },
        '& > dt:first-of-type, & > dt:first-of-type + dd': { paddingBlockStart: 0 },
        '& > dd:last-of-type, & > dt:last-of-type': { paddingBlockEnd: 0 },
      }}
    >
      {children}
    </Box>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

export function Fact({ name, children }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
