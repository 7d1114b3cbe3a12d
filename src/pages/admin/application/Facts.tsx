import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Names with their values; what has none is left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const said = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  if (said.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(8rem, 1fr) minmax(0, 2fr)' },
        columnGap: 2,
        '& dt': {
          color: 'text.secondary',
          fontSize: '0.875rem',
          paddingBlockStart: 1,
          overflowWrap: 'anywhere',
        },
        '& dd': {
          m: 0,
          paddingBlockStart: { xs: 0, sm: 1 },
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
        },
      }}
    >
      {said.map(({ name, value }, at) => (
        // A server may send one name twice.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={`${name} ${at}`} sx={{ display: 'contents' }}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd dir="auto">{value}</dd>
        </Box>
      ))}
    </Box>
  );
}
