import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values under each other; beside each other where there is room. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={{ margin: 0 }}>
      {facts.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 4fr) minmax(0, 8fr)' },
            columnGap: 3,
            paddingBlock: 1.25,
            '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
            breakInside: 'avoid',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.7 }}>
            <bdi>{label}</bdi>
          </Box>
          <Box
            component="dd"
            sx={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
