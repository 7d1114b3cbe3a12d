import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { Surface } from '@/ui/card/Surface';

interface PanelProps {
  readonly title: string;
  /** Content beside the title. */
  readonly mark?: ReactNode;
  /** Content at the end of the title's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A panel of the dashboard with its heading. */
export function Panel({ title, mark, action, children }: PanelProps) {
  const id = useId();
  return (
    <Surface component="section" labelledBy={id}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          minHeight: 44,
          marginBlockEnd: 1.5,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component="h2" id={id} sx={{ typography: 'h5', margin: 0 }}>
            {title}
          </Box>
          {mark}
        </Box>
        {/* Aligns the text of a text button with the content below it. */}
        <Box sx={{ marginInline: { xs: '-14px', sm: '0 -14px' } }}>{action}</Box>
      </Box>
      {children}
    </Surface>
  );
}
