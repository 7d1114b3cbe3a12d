import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { Surface } from './Surface';

interface TitledCardProps {
  readonly title: string;
  /** Rendered at the end of the heading's line. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a heading, for pages that consist of cards. */
export function TitledCard({ title, beside, children }: TitledCardProps) {
  const id = useId();
  return (
    <Surface component="section" labelledBy={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, mb: 1.5 }}>
        <Box component="h2" id={id} sx={{ typography: 'h5', m: 0, marginInlineEnd: 'auto' }}>
          {title}
        </Box>
        {beside}
      </Box>
      {children}
    </Surface>
  );
}
