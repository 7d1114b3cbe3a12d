import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { measure } from '@/ui/text/measure';

interface BlockProps {
  readonly heading: string;
  /** No line above it: something else already drew one. */
  readonly first?: boolean;
  readonly children: ReactNode;
}

/** One part of a page that is read: its heading at the start, its text beside it, a line above both. */
export function Block({ heading, first = false, children }: BlockProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '4fr 8fr' },
        gap: { xs: 2, md: 4 },
        paddingBlock: { xs: 4, md: 5 },
        borderStyle: 'solid',
        borderWidth: 0,
        borderBlockStartWidth: first ? 0 : 1,
        borderColor: 'divider',
      }}
    >
      <Typography id={id} variant="h4" component="h2" sx={{ textWrap: 'balance' }}>
        {heading}
      </Typography>
      <Box sx={{ maxWidth: measure(68), '& > p + p': { mt: 2 } }}>{children}</Box>
    </Box>
  );
}
