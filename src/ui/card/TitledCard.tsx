import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { Surface } from './Surface';

interface TitledCardProps {
  readonly title: string;
  /** Id of the heading, if other elements refer to it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A card with a heading, for pages that consist of cards. */
export function TitledCard({ title, id: given, children }: TitledCardProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <Surface component="section" labelledBy={id}>
      <Box component="h2" id={id} sx={{ typography: 'h5', m: 0, mb: 1.5 }}>
        {title}
      </Box>
      {children}
    </Surface>
  );
}
